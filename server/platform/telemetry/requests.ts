import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownKey } from '../apiKeys/apiKeys.ts';
import type { Count } from '../apiKeys/rateLimits.ts';
import type { UsageLog } from '../apiKeys/usageLog.ts';
import { type Actor, actorIdOf } from '../auth/viewer.ts';
import type { Metrics } from './metrics.ts';

/** A GraphQL operation, by names of the schema. */
export interface OperationInfo {
  type: string;
  /** The first root field. */
  field: string;
  /** The client's name of the operation, cut to a length that logs accept. */
  name: string | undefined;
  /** The error code, if it was refused. */
  refused?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once authenticated. */
    actor: Actor | null;
    asked: OperationInfo | null;
    /** The key that was sent, usable or not. */
    apiKey: KnownKey | null;
    /** The state of the key's limits. */
    counts: readonly Count[] | null;
    /** The operation's cost for limits. */
    cost: number;
    /** The error code; null if it succeeded. */
    refusalCode: string | null;
  }
}

const ASSETS = '/assets/*';

/** Frequent requests of little interest. */
const isQuiet = (route: string) => route === '/healthz' || route === '/readyz' || route === ASSETS;

/**
 * Logs one line for each request, under the id that errors are logged with and clients receive. It contains route patterns
 * instead of paths, which may carry tokens, and no content.
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

/** The fields of a log line about an operation and its caller. */
export const tellOf = ({ asked, actor }: Pick<FastifyRequest, 'asked' | 'actor'>) => ({
  ...(asked && { operation: asked.name, field: `${asked.type} ${asked.field}`, refused: asked.refused }),
  ...(actor && { businessId: actor.businessId, [actor.kind === 'key' ? 'keyId' : 'userId']: actorIdOf(actor) }),
});

/** Records each request with a known key in the key's usage log. */
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

/** The declared pattern, for a bounded set; each file of the client build is a route of its own. */
function routeOf(request: FastifyRequest): string {
  const { url = 'page' } = request.routeOptions;
  return url.startsWith('/assets/') ? ASSETS : url;
}
