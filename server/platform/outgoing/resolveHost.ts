import { Resolver } from 'node:dns/promises';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Answers every address that a name has. Rejects where it has none. */
export type ResolveHost = (host: string) => Promise<HostAddress[]>;

/**
 * Asks the name servers themselves: what this machine's own files call another machine is nobody else's business, and a
 * slow name server takes no thread that passwords are hashed in.
 */
export const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const addressesOf = (found: PromiseSettledResult<string[]>, family: 4 | 6) =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  return [...addressesOf(four, 4), ...addressesOf(six, 6)];
};
