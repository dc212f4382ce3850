import type { CreateWebhookEndpointInput } from '#client/graphql/schema.generated.ts';
import { createWebhookEndpointInput } from '#domain/inputs/webhook.ts';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';

/** An endpoint as it is being typed. */
export type EndpointValues = { url: string; description: string; eventTypes: string[] };

/** What most programs want to know. */
const OFTEN_WANTED = ['quote.accepted', 'quote.declined', 'invoice.paid', 'payment.recorded'];

export const toEndpointValues = (endpoint?: WebhookEndpointFieldsFragment): EndpointValues => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  eventTypes: [...(endpoint?.eventTypes ?? OFTEN_WANTED)],
});

/** For a form that has passed its checks. */
export const toEndpointInput = (values: EndpointValues): CreateWebhookEndpointInput =>
  createWebhookEndpointInput.parse(values);
