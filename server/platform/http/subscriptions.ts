import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLError, type GraphQLSchema, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { useServer as serveOverSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { KnownKey } from '../apiKeys/apiKeys.ts';
import { looksLikeKey } from '../apiKeys/keyText.ts';
import { isPassed, limitPassed } from '../apiKeys/rateLimits.ts';
import { Context, type Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { formatError } from '../graphql/formatError.ts';
import { costOf } from '../graphql/limits.ts';
import { subscribe } from '../graphql/subscribe.ts';
import { addressReader } from './addressOf.ts';
import { bearerToken, usableKey } from './identify.ts';
import { comeBack, KeySockets } from './keySockets.ts';

const largestMessage = 64 * 1024;
const keepAliveMs = 20_000;
const farewellMs = 3_000;

type ConnectionParams = { accessToken?: string; authorization?: string };
const tokenIn = (params: ConnectionParams | undefined) => params?.accessToken ?? bearerToken(params?.authorization);

export interface Sockets {
  /** Has every client connect again and refetch. */
  sendAway(): void;
  /** How many are open. */
  count(): number;
  close(): Promise<void>;
}

/** graphql-ws on the same path as GraphQL over HTTP. */
export function registerSubscriptions(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  trustProxy: readonly string[],
): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const documents = new Documents(schema);
  const format = (error: GraphQLError, requestId: string) =>
    formatError({ ...error.toJSON(), extensions: { ...error.extensions, requestId } }, error, services.log);

  const addressOf = addressReader(trustProxy);
  const keySockets = new KeySockets(services.apiKeys);
  services.live.whenKeyChanges((keyId) => keySockets.sendAway(keyId));

  const server = serveOverSockets<ConnectionParams, { apiKey: KnownKey; address: string }>(
    {
      onConnect: async ({ connectionParams, extra }) => {
        const token = tokenIn(connectionParams);
        if (!token || !looksLikeKey(token)) return true;
        extra.address = addressOf(extra.request);
        extra.apiKey = await usableKey(services, token, extra.address).catch(() => undefined);
        if (extra.apiKey) keySockets.hold(extra.socket, extra.apiKey);
        return extra.apiKey !== undefined;
      },
      onSubscribe: async ({ extra: { apiKey, address } }, _id, { query, operationName, variables: variableValues }) => {
        const read = documents.read(query);
        if ('problems' in read) return read.problems;
        const operation = getOperationAST(read.document, operationName);
        const refusal =
          apiKey && address && operation && (await countSubscription(services, apiKey, operation, address));
        return refusal ? [refusal] : { schema, document: read.document, operationName, variableValues };
      },
      context: ({ connectionParams, extra: { socket, apiKey } }) => {
        const token = tokenIn(connectionParams);
        const asker = apiKey?.actor ?? (token ? services.accessTokens.read(token) : undefined);
        // Not closed but cut off: a farewell would have to wait behind all that they have not taken in.
        return new Context(services, asker, { requestId: randomUUID(), hangUp: () => socket.terminate() });
      },
      subscribe,
      onError: ({ extra: { socket } }, _id, _payload, errors) =>
        // To a socket that is gone: that it is, is all that is wrong.
        socket.readyState === socket.OPEN ? errors.map((error) => format(error, randomUUID())) : undefined,
      onNext: (_socket, _id, _payload, { contextValue }, result) => {
        const { requestId } = contextValue as Context;
        return result.errors && { ...result, errors: result.errors.map((error) => format(error, requestId)) };
      },
    },
    sockets,
    keepAliveMs,
  );

  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });

  return {
    sendAway: () => {
      for (const socket of sockets.clients) socket.close(comeBack, 'Connect again');
    },
    count: () => sockets.clients.size,
    close: async () => {
      // A peer that is gone answers no farewell.
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, farewellMs);
      await server.dispose();
      clearTimeout(late);
    },
  };
}

/** What a key begins to listen to counts as one request of what it asks for. Answers its refusal, where it is one too many. */
async function countSubscription(
  { rateLimits, usageLog }: Services,
  apiKey: KnownKey,
  operation: OperationDefinitionNode,
  address: string,
): Promise<GraphQLError | undefined> {
  const cost = costOf(operation);
  const counts = [await rateLimits.request(apiKey), await rateLimits.cost(apiKey, cost)];
  const passed = counts.find(isPassed);
  const code = passed ? 'RATE_LIMITED' : null;
  const name = operation.name?.value ?? operation.operation;
  usageLog.note(apiKey, { operation: name, status: passed ? 429 : 200, code, ms: 0, cost, address });
  return passed && limitPassed(passed);
}
