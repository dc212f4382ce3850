import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Nothing on a page loads or runs anything. A form may send its visitor on to where the one who made the page said:
 * browsers hold redirects after a form against form-action too.
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

/** A form's fields, each once. */
export const fieldsOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(String(request.body ?? '')));
