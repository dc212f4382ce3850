import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/core/errors.ts';
import type { KnownKey } from '../apiKeys/apiKeys.ts';
import { looksLikeKey } from '../apiKeys/keyText.ts';
import { type Count, isPassed, limitPassed, rateLimitHeaders } from '../apiKeys/rateLimits.ts';
import type { Actor } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';

export function bearerToken(header: unknown): string | undefined {
  return typeof header === 'string' ? /^Bearer (\S+)$/i.exec(header)?.[1] : undefined;
}

/**
 * Authenticates the Authorization header as a person or a key, and counts the request. Returns undefined for a visitor and
 * for an invalid or expired access token. Throws UNAUTHENTICATED or FORBIDDEN for an unusable key, and RATE_LIMITED.
 */
export async function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | undefined> {
  const token = bearerToken(request.headers.authorization);
  if (!token) return undefined;
  if (!looksLikeKey(token)) {
    const member = services.accessTokens.read(token);
    if (!member) return undefined;
    request.actor = member;
    await services.rateLimits.person(member);
    return member;
  }
  const key = await usableKey(services, token, request.ip, (known) => {
    request.apiKey = known;
  });
  request.actor = key.actor;
  const count = await services.rateLimits.request(key);
  tellOf(request, reply, count);
  if (isPassed(count)) throw limitPassed(count);
  return key.actor;
}

/** Returns the key with this text. Calls `onKnown` also if the key may not be used. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function usableKey(
  { apiKeys }: Services,
  text: string,
  address: string,
  onKnown?: (key: KnownKey) => void,
): Promise<KnownKey> {
  const key = await apiKeys.find(text);
  if (!key) throw new Refusal('UNAUTHENTICATED', 'There is no such API key. Check that all of it was copied');
  onKnown?.(key);
  const refusal = apiKeys.refusalOf(key, address);
  if (refusal) throw refusal;
  return key;
}

/** Charges an operation's cost to a key and reports it in the response's headers. Throws RATE_LIMITED. */
export async function countCost(
  { rateLimits }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  cost: number,
): Promise<void> {
  if (!request.apiKey) return;
  request.cost = cost;
  const count = await rateLimits.cost(request.apiKey, cost);
  tellOf(request, reply, count);
  if (isPassed(count)) throw limitPassed(count);
}

function tellOf(request: FastifyRequest, reply: FastifyReply, count: Count): void {
  const counts = [...(request.counts ?? []), count];
  request.counts = counts;
  reply.headers(rateLimitHeaders(counts));
  if (isPassed(count)) reply.header('retry-after', count.resetSeconds);
}
