import Stripe from 'stripe';

/** An endpoint of ours that Stripe tells things to. */
export interface WantedEndpoint {
  /** By which it is found again: the address is the same for both. */
  name: string;
  /** Whether it hears of connected accounts, or of this platform's own. */
  connect: boolean;
  events: readonly Stripe.Event['type'][];
}

export interface WebhookEndpoint {
  name: string;
  id: string;
  /** Stripe tells it once, as it makes the endpoint. */
  secret: string | undefined;
}

/** Makes the endpoints where they are missing, and has those that are there hear of what is wanted now. */
export async function setUpWebhooks(
  stripe: Stripe,
  url: string,
  wanted: readonly WantedEndpoint[],
): Promise<WebhookEndpoint[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const made: WebhookEndpoint[] = [];
  for (const { name, connect, events } of wanted) {
    const enabled_events = [...events] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
    const known = data.find((endpoint) => endpoint.url === url && endpoint.metadata.name === name);
    const { id, secret } = known
      ? await stripe.webhookEndpoints.update(known.id, { enabled_events, disabled: false })
      : await stripe.webhookEndpoints.create({
          url,
          connect,
          enabled_events,
          api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
          metadata: { name },
        });
    made.push({ name, id, secret: known ? undefined : secret });
  }
  return made;
}
