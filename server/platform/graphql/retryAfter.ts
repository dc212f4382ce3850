import type { FastifyReply } from 'fastify';

interface Refused {
  extensions?: Record<string, unknown>;
}

/** Tells in the header that HTTP has for it (RFC 9110) how long to wait, where something was refused with RATE_LIMITED. */
export function tellWait(reply: FastifyReply | undefined, errors: readonly Refused[]): void {
  const waits = errors
    .map(({ extensions }) => extensions?.retryAfterSeconds)
    .filter((wait) => typeof wait === 'number');
  if (waits.length > 0) reply?.header('retry-after', Math.max(...waits));
}
