import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownKey } from '../apiKeys/apiKeys.ts';
import type { Count } from '../apiKeys/rateLimits.ts';
import type { UsageLog } from '../apiKeys/usageLog.ts';
import { type Actor, actorIdOf } from '../auth/viewer.ts';
import type { Metrics } from './metrics.ts';

/** A GraphQL operation, in names of the schema. */
export interface OperationInfo {
  type: string;
  /** The first field of the schema that it asks for. */
  field: string;
  /** What its author calls it, cut to a length that logs take. */
  name: string | undefined;
  /** The code of why it was refused, where it was. */
  refused?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as soon as it is known. */
    actor: Actor | null;
    asked: OperationInfo | null;
    /** The key that it came with, whether or not that was good for it. */
    apiKey: KnownKey | null;
    /** What has been counted of a key's limits. */
    counts: readonly Count[] | null;
    /** What was asked for, as limits count it. */
    cost: number;
    /** Why it was refused, or failed. */
    refusalCode: string | null;
  }
}

const ASSETS = '/assets/*';

/** Probes and files come often and say little. */
const isQuiet = (route: string) => route === '/healthz' || route === '/readyz' || route === ASSETS;

/**
 * One line for each request, under the id that errors are logged with and clients are given. It holds names of ours and
 * ids alone: no address beyond the route's pattern, since those may carry tokens, and nothing that was sent or answered.
 */
export function registerRequestLog(http: FastifyInstance, metrics: Metrics | undefined): void {
  http.decorateRequest('actor', null);
  http.decorateRequest('asked', null);
  http.decorateRequest('apiKey', null);
  http.decorateRequest('counts', null);
  http.decorateRequest('cost', 0);
  http.decorateRequest('refusalCode', null);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const ms = reply.elapsedTime;
    metrics?.request(request.method, route, reply.statusCode, ms / 1000);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...tellOf(request),
    };
    if (isQuiet(route)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** What a line tells of an operation, and of who asked for it. */
export const tellOf = ({ asked, actor }: Pick<FastifyRequest, 'asked' | 'actor'>) => ({
  ...(asked && { operation: asked.name, field: `${asked.type} ${asked.field}`, refused: asked.refused }),
  ...(actor && { businessId: actor.businessId, [actor.kind === 'key' ? 'keyId' : 'userId']: actorIdOf(actor) }),
});

/** Notes each request that came with a key of ours, for those whose key it is. */
export function registerKeyUse(http: FastifyInstance, usageLog: UsageLog): void {
  http.addHook('onResponse', async (request, reply) => {
    const { apiKey, asked, refusalCode, cost, ip } = request;
    if (!apiKey) return;
    usageLog.note(apiKey, {
      operation: asked ? (asked.name ?? `${asked.type} ${asked.field}`) : routeOf(request),
      status: reply.statusCode,
      code: refusalCode,
      ms: Math.round(reply.elapsedTime),
      cost,
      address: ip,
    });
  });
}

/** As it was declared, so that there are only so many of them; each file of a build is a route of its own. */
function routeOf(request: FastifyRequest): string {
  const { url = 'page' } = request.routeOptions;
  return url.startsWith('/assets/') ? ASSETS : url;
}
