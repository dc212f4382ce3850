import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { useServer as serveOverSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { Context, type Services } from '../graphql/context.ts';
import { formatError } from '../graphql/formatError.ts';
import { limitRule } from '../graphql/limits.ts';
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
  const rules = [...specifiedRules, limitRule()];
  const format = (error: GraphQLError, requestId: string) =>
    formatError({ ...error.toJSON(), extensions: { ...error.extensions, requestId } }, error, services.log);

  const server = serveOverSockets<ConnectionParams>(
    {
      schema,
      validate: (validated, document) => validate(validated, document, rules),
      context: ({ connectionParams }) => {
        const token = connectionParams?.accessToken ?? bearerToken(connectionParams?.authorization);
        const member = token ? services.accessTokens.read(token) : undefined;
        return new Context(services, member, { requestId: randomUUID() });
      },
      onError: (_socket, _id, _payload, errors) => errors.map((error) => format(error, randomUUID())),
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
