import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { useServer as serveOverSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { Context, type Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { formatError } from '../graphql/formatError.ts';
import { subscribe } from '../graphql/subscribe.ts';
import { bearerToken } from './graphql.ts';

const largestMessage = 64 * 1024;
const keepAliveMs = 20_000;
const farewellMs = 3_000;
/** "Service restart": clients come back and ask anew for what they show. */
const comeBack = 1012;

type ConnectionParams = { accessToken?: string; authorization?: string };

export interface Sockets {
  /** Has every client connect again and refetch. */
  sendAway(): void;
  /** How many are open. */
  count(): number;
  close(): Promise<void>;
}

/** graphql-ws on the same path as GraphQL over HTTP. */
export function registerSubscriptions(app: FastifyInstance, schema: GraphQLSchema, services: Services): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const documents = new Documents(schema);
  const format = (error: GraphQLError, requestId: string) =>
    formatError({ ...error.toJSON(), extensions: { ...error.extensions, requestId } }, error, services.log);

  const server = serveOverSockets<ConnectionParams>(
    {
      onSubscribe: (_connection, _id, { query, operationName, variables: variableValues }) => {
        const read = documents.read(query);
        return 'problems' in read ? read.problems : { schema, document: read.document, operationName, variableValues };
      },
      context: ({ connectionParams, extra: { socket } }) => {
        const token = connectionParams?.accessToken ?? bearerToken(connectionParams?.authorization);
        const member = token ? services.accessTokens.read(token) : undefined;
        // Not closed but cut off: a farewell would have to wait behind all that they have not taken in.
        return new Context(services, member, { requestId: randomUUID(), hangUp: () => socket.terminate() });
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
