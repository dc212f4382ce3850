import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer as serveOverSockets } from 'graphql-ws/use/ws';
import { type ServerOptions, WebSocketServer } from 'ws';
import { Context, type Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { formatError } from '../graphql/formatError.ts';
import { subscribe } from '../graphql/subscribe.ts';
import { answerBare } from './bareAnswer.ts';
import type { Connections } from './connections.ts';
import { bearerToken } from './graphql.ts';
import { IdleSockets } from './idleSockets.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

const largestMessage = 64 * 1024;
const keepAliveMs = 20_000;
const farewellMs = 3_000;
/** To say who one is, once connected. */
const introductionMs = 5_000;
/** A screen listens to a handful of things. */
const mostSubscriptions = 50;
/** "Service restart": clients come back and ask anew for what they show. */
const comeBack = 1012;

/** Its types do not know yet for how long it waits for a farewell to be answered; by default half a minute. */
const socketOptions: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: largestMessage,
  closeTimeout: farewellMs,
};

type ConnectionParams = { accessToken?: string; authorization?: string };

interface SocketRules {
  connections: Connections;
  headers: SecurityHeaders;
  /** How long a socket may stay open for which nothing is subscribed to. */
  idleMs: number;
}

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
  { connections, headers, idleMs }: SocketRules,
): Sockets {
  const sockets = new WebSocketServer(socketOptions);
  const documents = new Documents(schema);
  const idle = new IdleSockets(idleMs);
  const format = (error: GraphQLError, requestId: string) =>
    formatError({ ...error.toJSON(), extensions: { ...error.extensions, requestId } }, error, services.log);

  const server = serveOverSockets<ConnectionParams>(
    {
      connectionInitWaitTimeout: Math.min(introductionMs, idleMs),
      onConnect: (connection) => {
        idle.watch(connection.extra.socket, connection);
      },
      onSubscribe: ({ subscriptions }, _id, { query, operationName, variables: variableValues }) => {
        if (Object.keys(subscriptions).length > mostSubscriptions) return [tooManySubscriptions()];
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
    if (!isOurPage(request, services.publicUrl)) return answerBare(socket as Socket, 403, 'FORBIDDEN', headers);
    if (!connections.admit(request)) return answerBare(socket as Socket, 429, 'RATE_LIMITED', headers);
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });

  return {
    sendAway: () => {
      for (const socket of sockets.clients) socket.close(comeBack, 'Connect again');
    },
    count: () => sockets.clients.size,
    close: async () => {
      // A peer that is gone answers no farewell, and there may be many.
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, farewellMs);
      idle.stop();
      await server.dispose();
      clearTimeout(late);
    },
  };
}

const tooManySubscriptions = () =>
  new GraphQLError(`One connection may have ${mostSubscriptions} subscriptions at a time`, {
    extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
  });

/**
 * A browser names the page that connects. No cookie is read here, so that another site's page would be nobody; it is
 * turned away all the same. Programs name none.
 */
function isOurPage({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (!origin) return true;
  const named = URL.canParse(origin) ? new URL(origin).host : undefined;
  return named === host || named === (publicUrl && new URL(publicUrl).host);
}
