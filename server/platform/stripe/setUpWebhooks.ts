import Stripe from 'stripe';

/** A webhook endpoint that Stripe should send events to. */
export interface WantedEndpoint {
  /** Identifies the endpoint at the next run, since both have the same URL. */
  name: string;
  /** Whether it receives events of connected accounts, or of the platform's own account. */
  connect: boolean;
  events: readonly Stripe.Event['type'][];
}

export interface WebhookEndpoint {
  name: string;
  id: string;
  /** Stripe returns it only when it creates the endpoint. */
  secret: string | undefined;
}

/** Creates missing endpoints and updates the events of existing ones. */
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
