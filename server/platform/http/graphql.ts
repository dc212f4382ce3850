import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import { originOf } from '#server/core/origin.ts';
import { Context, type Services } from '../graphql/context.ts';
import type { GraphQLServer } from '../graphql/server.ts';
import { countCost, identify } from './identify.ts';

/** GraphQL over HTTP: GET for queries, and POST with application/json only, which forms of other sites cannot send. */
export function registerGraphQL(
  app: FastifyInstance,
  graphql: GraphQLServer,
  services: Services,
  graphiql: string,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: REQUEST_LIMITS.body,
    handler: async (request, reply) => {
      if (isPageView(request)) return reply.type('text/html; charset=utf-8').send(graphiql);
      const actor = await identify(services, request, reply);
      const charge = request.apiKey ? (cost: number) => countCost(services, request, reply, cost) : undefined;
      const origin = originOf(request);
      const context = new Context(services, actor, { request, reply, origin, requestId: request.id, charge });
      const { status, headers, text } = await context.confined(() => answerTo(graphql, request, context));
      for (const [name, value] of headers) reply.header(name, value);
      reply.code(request.apiKey && isRateLimited(request, text) ? 429 : (status ?? 200));
      return text;
    },
  });
}

interface Answer {
  status?: number;
  headers: HeaderMap;
  text: string;
}

async function answerTo({ apollo }: GraphQLServer, request: FastifyRequest, context: Context): Promise<Answer> {
  const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: asApolloReadsIt(request),
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('incremental delivery is not supported');
  return { status, headers, text: body.string };
}

/** The schema as a file, for code generators and editors. */
export function registerSchemaDownload(app: FastifyInstance, schema: GraphQLSchema): void {
  let printed: string | undefined;
  app.get('/graphql/schema.graphql', async (_request, reply) => {
    printed ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(printed);
  });
}

/** Records the error code of a key's operation for its request log. */
function isRateLimited(request: FastifyRequest, body: string): boolean {
  // Errors are serialized first (graphql/server.ts).
  if (!body.startsWith('{"errors"')) return false;
  const { errors } = JSON.parse(body) as { errors: { extensions?: { code?: string } }[] };
  request.refusalCode = errors[0]?.extensions?.code ?? 'INTERNAL';
  return request.refusalCode === 'RATE_LIMITED';
}

/** The only request headers that Apollo reads. */
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

/** Whether a browser opened /graphql, which gets GraphiQL. */
function isPageView(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}
