import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Where a request that Fastify does not see comes from, in the words of proxies that are trusted: as `request.ip` has it. */
export function addressReader(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustProxy]);
  return (request) => proxyAddr(request, isTrusted);
}
