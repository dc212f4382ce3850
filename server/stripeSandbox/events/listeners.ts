export interface WebhookEndpoint {
  url: string;
  /** With which Stripe-Signature is made. */
  secret: string;
  /** Whether it hears of connected accounts, or else of the platform's own. */
  connect: boolean;
  /** Whether it hears of the second version's events, which say of what they are and not how that is now. */
  thin?: boolean;
  /** The types of events that it wants to hear of; all of them where left out. */
  enabledEvents?: readonly string[];
}

/** Which endpoints, by their index, hear of an event. */
export const listenersTo = (endpoints: readonly WebhookEndpoint[], account: string, type: string): number[] =>
  endpoints.flatMap(({ connect, thin = false, enabledEvents }, index) =>
    connect === (account !== '') && thin === isThin(type) && (enabledEvents?.includes(type) ?? true) ? [index] : [],
  );

export const isThin = (type: string): boolean => type.startsWith('v2.');
