import type Stripe from 'stripe';
import type { WebhookEndpoint } from './setUpWebhooks.ts';

/** Creates or updates the event destination to which Stripe (API v2) sends changes of accounts. */
export async function setUpEventDestination(
  stripe: Stripe,
  url: string,
  { name, events }: { name: string; events: readonly string[] },
): Promise<WebhookEndpoint> {
  const destinations = stripe.v2.core.eventDestinations;
  const enabled_events = [...events];
  for await (const known of destinations.list({ include: ['webhook_endpoint.url'] })) {
    if (known.name !== name || known.webhook_endpoint?.url !== url) continue;
    await destinations.update(known.id, { enabled_events });
    if (known.status === 'disabled') await destinations.enable(known.id);
    return { name, id: known.id, secret: undefined };
  }
  const { id, webhook_endpoint } = await destinations.create({
    name,
    type: 'webhook_endpoint',
    event_payload: 'thin',
    events_from: ['@self', '@accounts'],
    enabled_events,
    webhook_endpoint: { url },
    include: ['webhook_endpoint.signing_secret'],
  });
  return { name, id, secret: webhook_endpoint?.signing_secret };
}
