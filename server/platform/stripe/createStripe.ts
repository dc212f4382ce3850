import Stripe from 'stripe';

interface StripeAddress {
  secretKey: string;
  /** Where its API stands, before /v1; asked for at each call. Undefined for Stripe's own address. */
  apiBase: (() => string) | undefined;
}

/** Money is never worth a long wait in front of a customer: the library itself tries again twice, safely. */
const TIMEOUT_MS = 20_000;

/** The official client. */
export const createStripe = ({ secretKey, apiBase }: StripeAddress): Stripe =>
  new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase && { httpClient: at(apiBase) }),
  });

/** The library knows no path before /v1, and no address that is known later; so its HTTP client puts them there. */
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
