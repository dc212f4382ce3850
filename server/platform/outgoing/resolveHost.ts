import { Resolver } from 'node:dns/promises';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Returns all addresses of a name. Rejects if it has none. */
export type ResolveHost = (host: string) => Promise<HostAddress[]>;

/**
 * Queries the name servers directly: /etc/hosts must not apply, and getaddrinfo would block a thread of the pool that also
 * hashes passwords.
 */
export const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const addressesOf = (found: PromiseSettledResult<string[]>, family: 4 | 6) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  return [...addressesOf(four, 4), ...addressesOf(six, 6)];
};
