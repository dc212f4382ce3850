import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { url } from '../http/params.ts';
import { newId, randomText } from '../store/ids.ts';
import type { Scope } from '../store/scope.ts';

const enabled_events = z.array(z.string()).min(1);

const create = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['webhook_endpoint']),
  event_payload: z.enum(['thin']),
  enabled_events,
  events_from: z.array(z.enum(['@self', '@accounts'])).optional(),
  webhook_endpoint: z.strictObject({ url }),
  include: z.array(z.enum(['webhook_endpoint.signing_secret', 'webhook_endpoint.url'])).optional(),
});

const list = z.strictObject({ limit: z.string().optional(), include: z.array(z.string()).optional() });

/** Event destinations of a platform. They are only stored: events go to the endpoints in the sandbox's settings. */
export const eventDestinationEndpoints = [
  endpoint('POST', '/core/event_destinations', create, async ({ scope, params: { include, ...params } }) => {
    const now = new Date(scope.now * 1000).toISOString();
    const made: Stripe.V2.Core.EventDestination = {
      ...params,
      id: newId('ed'),
      object: 'v2.core.event_destination',
      created: now,
      updated: now,
      description: '',
      livemode: false,
      status: 'enabled',
    };
    await scope.add('v2.core.event_destination', made);
    if (!include?.includes('webhook_endpoint.signing_secret')) return made;
    // Returned only on creation, and not stored.
    const signing_secret = `whsec_${randomText(32)}`;
    return { ...made, webhook_endpoint: { ...params.webhook_endpoint, signing_secret } };
  }),
  endpoint('GET', '/core/event_destinations', list, async ({ scope }) => ({
    data: (await scope.list('v2.core.event_destination')).map(({ body }) => body),
    next_page_url: null,
    previous_page_url: null,
  })),
  endpoint(
    'POST',
    '/core/event_destinations/:id',
    z.strictObject({ enabled_events: enabled_events.optional() }),
    async ({ scope, id, params }) => change(scope, id, params),
  ),
  endpoint('POST', '/core/event_destinations/:id/enable', z.unknown(), async ({ scope, id }) =>
    change(scope, id, { status: 'enabled' }),
  ),
];

async function change(scope: Scope, id: string, changes: Partial<Stripe.V2.Core.EventDestination>) {
  const { body, aside } = await scope.lock('v2.core.event_destination', id);
  const changed: Stripe.V2.Core.EventDestination = { ...body, ...changes };
  await scope.save('v2.core.event_destination', { body: changed, aside });
  return changed;
}
