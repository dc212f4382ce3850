import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../auth/viewer.ts';
import type { Metrics } from './metrics.ts';

/** The GraphQL operation that a request carried. */
interface Asked {
  type: string;
  /** The first field of the schema that it asks for. */
  field: string;
  /** What its author calls it. */
  name: string | undefined;
  /** The code of why it was refused, where it was. */
  refused?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as soon as it is known. */
    member: Member | null;
    asked: Asked | null;
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
  http.decorateRequest('member', null);
  http.decorateRequest('asked', null);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const ms = reply.elapsedTime;
    metrics?.request(request.method, route, reply.statusCode, ms / 1000);
    const { member, asked } = request;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(asked && { operation: asked.name, field: `${asked.type} ${asked.field}`, refused: asked.refused }),
      ...(member && { businessId: member.businessId, userId: member.userId }),
    };
    if (isQuiet(route)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** As it was declared, so that there are only so many of them; each file of a build is a route of its own. */
function routeOf(request: FastifyRequest): string {
  const { url = 'page' } = request.routeOptions;
  return url.startsWith('/assets/') ? ASSETS : url;
}
