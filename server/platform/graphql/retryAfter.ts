import type { FastifyReply } from 'fastify';

interface Refused {
  extensions?: Record<string, unknown>;
}

/** Sets the Retry-After header (RFC 9110) for errors with RATE_LIMITED. */
export function tellWait(reply: FastifyReply | undefined, errors: readonly Refused[]): void {
  const waits = errors
    .map(({ extensions }) => extensions?.retryAfterSeconds)
    .filter((wait) => typeof wait === 'number');
  if (waits.length > 0) reply?.header('retry-after', Math.max(...waits));
}
