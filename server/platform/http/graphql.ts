import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: largestBody,
    handler: async (request, reply) => {
      if (isPageView(request)) return reply.type('text/html; charset=utf-8').send(graphiql);
      const member = memberOf(services.accessTokens, request.headers.authorization);
      request.member = member ?? null;
      const context = new Context(services, member, { request, reply, requestId: request.id });
      const { status, headers, body } = await context.confined(() =>
        apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: asApolloReadsIt(request),
          context: async () => context,
        }),
      );
      if (body.kind !== 'complete') throw new Error('Answers in parts are never asked for');
      reply.code(status ?? 200);
      for (const [name, value] of headers) reply.header(name, value);
      return body.string;
    },
  });
}

/** Of a request's headers Apollo looks at no others. */
const HEADERS_READ = ['content-type', 'accept'];

function asApolloReadsIt({ method, headers, url, body }: FastifyRequest): HTTPGraphQLRequest {
  const known = new HeaderMap();
  for (const name of HEADERS_READ) {
    const value = headers[name];
    if (typeof value === 'string') known.set(name, value);
  }
  const query = url.indexOf('?');
  return { method, headers: known, search: query < 0 ? '' : url.slice(query), body };
}

/** A browser that opens /graphql gets GraphiQL. */
function isPageView(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}
