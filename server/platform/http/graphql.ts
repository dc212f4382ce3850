import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../auth/tokens.ts';
import { Context, type Services } from '../graphql/context.ts';

/** What a GraphQL request may weigh: enough for an import of 10,000 customers, and no more. */
const largestBody = 5 * 1024 * 1024;

export function bearerToken(header: unknown): string | undefined {
  return typeof header === 'string' ? /^Bearer (\S+)$/i.exec(header)?.[1] : undefined;
}

/** The signed-in person that a request's Authorization header speaks for. */
export const memberOf = (tokens: AccessTokens, authorization: unknown) => {
  const token = bearerToken(authorization);
  return token ? tokens.read(token) : undefined;
};

/** GraphQL over HTTP: POST of application/json alone, which no form of another site can send, and GET for queries. */
export function registerGraphQL(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  services: Services,
  graphiql: string,
): void {
  const handler = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      const member = memberOf(services.accessTokens, request.headers.authorization);
      request.member = member ?? null;
      return new Context(services, member, {
        request: request as FastifyRequest,
        reply: reply as FastifyReply,
        requestId: request.id ?? randomUUID(),
      });
    },
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: largestBody,
    handler: async (request, reply) => {
      if (isPageView(request)) return reply.type('text/html; charset=utf-8').send(graphiql);
      return handler.call(app, request, reply);
    },
  });
}

/** A browser that opens /graphql gets GraphiQL. */
function isPageView(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}
