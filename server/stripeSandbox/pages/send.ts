import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Pages load and run nothing. `goesTo` are the addresses that a form may redirect to, because browsers apply form-action to
 * redirects too.
 */
export function sendPage(reply: FastifyReply, html: string, goesTo: (string | null | undefined)[] = []) {
  const origins = [...new Set(goesTo.flatMap((address) => (address ? [new URL(address).origin] : [])))];
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The fields of a form; repeated ones once. */
export const fieldsOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
