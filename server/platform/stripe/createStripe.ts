import Stripe from 'stripe';

interface StripeAddress {
  secretKey: string;
  /** The API's base address, before /v1, read at each call; undefined for Stripe itself. */
  apiBase: (() => string) | undefined;
}

/** Short, because a customer waits; the library safely retries twice. */
const TIMEOUT_MS = 20_000;

/** Stripe's official client. */
export const createStripe = ({ secretKey, apiBase }: StripeAddress): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase && { httpClient: at(apiBase) }),
  });

/**
 * Adds a base path and an address known only after start, which the library's options do not support, in its HTTP client.
 */
function at(apiBase: () => string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (_host, _port, path, method, headers, body, _protocol, timeout) => {
    const { protocol, hostname, port, pathname } = new URL(apiBase());
    const isSecure = protocol === 'https:';
    const under = pathname.replace(/\/$/, '');
    return makeRequest(
      hostname,
      port || (isSecure ? '443' : '80'),
      under + path,
      method,
      headers,
      body,
      isSecure ? 'https' : 'http',
      timeout,
    );
  };
  return client;
}
