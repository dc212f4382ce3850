import * as z from 'zod';
import { WEBHOOK_SUBSCRIPTIONS, withoutIncluded } from '../webhookEvents.ts';
import { idempotencyKey, optionalText, requiredText } from './text.ts';

/** Returns why a URL is invalid. Which hosts are allowed is checked by the server. */
function wrongUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return 'Enter a full URL, such as https://example.com/webhooks';
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'The URL must start with https://';
  if (username || password) return 'Remove the username and password from the URL';
  if (hash) return 'Remove the part after #; it’s never sent';
  return undefined;
}

const url = requiredText('Enter your endpoint’s URL', 500).superRefine((text, context) => {
  const message = text === '' ? undefined : wrongUrl(text);
  if (message) context.addIssue({ code: 'custom', message });
});
const description = optionalText(100);
const eventTypes = z
  .array(z.enum(WEBHOOK_SUBSCRIPTIONS, { error: 'Choose events from the list' }), { error: 'Choose events' })
  .min(1, 'Choose at least one event')
  .transform(withoutIncluded);

/** A new webhook endpoint. */
export const createWebhookEndpointInput = z.object({ url, description, eventTypes, idempotencyKey });
export type CreateWebhookEndpoint = z.output<typeof createWebhookEndpointInput>;

/** Changes to a webhook endpoint: omitted fields stay unchanged. */
export const updateWebhookEndpointInput = z.object({
  url: url.optional(),
  description,
  eventTypes: eventTypes.optional(),
});
export type UpdateWebhookEndpoint = z.output<typeof updateWebhookEndpointInput>;
