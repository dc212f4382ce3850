import Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { clearable, flag, metadata, paging, paramsOf, text, url } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { newId, randomText } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';

const enabled_events = z.array(text as unknown as z.ZodType<Stripe.WebhookEndpointCreateParams.EnabledEvent>).min(1);
const fields = { description: clearable.optional(), metadata: metadata.optional() };

/** Registered endpoints. They are only stored: events go to the endpoints in the sandbox's settings. */
export const webhookEndpointEndpoints = [
  endpoint(
    'POST',
    '/webhook_endpoints',
    paramsOf<Stripe.WebhookEndpointCreateParams>()({
      ...fields,
      url,
      enabled_events,
      connect: flag.optional(),
      api_version: text.optional() as unknown as z.ZodType<Stripe.WebhookEndpointCreateParams.ApiVersion | undefined>,
    }),
    async ({ scope, params }) => {
      if (params.api_version && params.api_version !== Stripe.API_VERSION)
        throw invalidRequest(`Invalid Stripe API version: ${params.api_version}.`, { param: 'api_version' });
      const made: Stripe.WebhookEndpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: scope.now,
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: plain(params.metadata),
        status: 'enabled',
        url: params.url,
      };
      await scope.add('webhook_endpoint', made);
      // Returned only on creation, and not stored.
      return { ...made, secret: `whsec_${randomText(32)}` };
    },
  ),
  endpoint(
    'GET',
    '/webhook_endpoints',
    paramsOf<Stripe.WebhookEndpointListParams>()(paging),
    async ({ scope, params: { expand: _, ...page } }) =>
      listPage(scope, 'webhook_endpoint', '/v1/webhook_endpoints', page, {}),
  ),
  endpoint(
    'POST',
    '/webhook_endpoints/:id',
    paramsOf<Stripe.WebhookEndpointUpdateParams>()({
      ...fields,
      url: url.optional(),
      enabled_events: enabled_events.optional(),
      disabled: flag.optional(),
    }),
    async ({ scope, params: { disabled, metadata: told, expand: _, ...changes }, id }) => {
      const { body, aside } = await scope.lock('webhook_endpoint', id);
      const changed: Stripe.WebhookEndpoint = {
        ...body,
        ...given(changes),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
        metadata: plain(told, body.metadata),
      };
      await scope.save('webhook_endpoint', { body: changed, aside });
      return changed;
    },
  ),
];
