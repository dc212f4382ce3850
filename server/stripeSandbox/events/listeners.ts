export interface WebhookEndpoint {
  url: string;
  /** The signing secret, for Stripe-Signature. */
  secret: string;
  /** Whether it receives events of connected accounts, or of the platform's own account. */
  connect: boolean;
  /** Whether it receives thin events of API v2, which contain no state. */
  thin?: boolean;
  /** The event types to receive; undefined: all. */
  enabledEvents?: readonly string[];
}

/** Returns the indexes of the endpoints that receive an event. */
export const listenersTo = (endpoints: readonly WebhookEndpoint[], account: string, type: string): number[] =>
  endpoints.flatMap(({ connect, thin = false, enabledEvents }, index) =>
    connect === (account !== '') && thin === isThin(type) && (enabledEvents?.includes(type) ?? true) ? [index] : [],
  );

export const isThin = (type: string): boolean => type.startsWith('v2.');
