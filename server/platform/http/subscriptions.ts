import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { MessageType, stringifyMessage } from 'graphql-ws';
import { useServer as serveOverSockets } from 'graphql-ws/use/ws';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { KnownKey } from '../apiKeys/apiKeys.ts';
import { looksLikeKey } from '../apiKeys/keyText.ts';
import { isPassed, limitPassed } from '../apiKeys/rateLimits.ts';
import type { Actor } from '../auth/viewer.ts';
import { Context, type Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { formatError } from '../graphql/formatError.ts';
import { costOf } from '../graphql/limits.ts';
import { describeOperation, nameOf } from '../graphql/observeOperation.ts';
import { subscribe } from '../graphql/subscribe.ts';
import { refuseLongVariables } from '../graphql/textLimits.ts';
import { transportError } from '../graphql/transportRules.ts';
import type { OperationInfo } from '../telemetry/requests.ts';
import { addressReader } from './addressOf.ts';
import { answerBare } from './bareAnswer.ts';
import type { Connections } from './connections.ts';
import { bearerToken, usableKey } from './identify.ts';
import { IdleSockets } from './idleSockets.ts';
import { comeBack, KeySockets } from './keySockets.ts';
import type { SecurityHeaders } from './securityHeaders.ts';
import { SubscriptionLine } from './subscriptionLine.ts';

const largestMessage = 64 * 1024;
const keepAliveMs = 20_000;
const farewellMs = 3_000;
/** To say who one is, once connected. */
const introductionMs = 5_000;
/** A screen listens to a handful of things. */
const mostSubscriptions = 50;

/** Its types do not know yet for how long it waits for a farewell to be answered; by default half a minute. */
const socketOptions: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: largestMessage,
  closeTimeout: farewellMs,
};

type ConnectionParams = { accessToken?: string; authorization?: string };
const tokenIn = (params: ConnectionParams | undefined) => params?.accessToken ?? bearerToken(params?.authorization);

interface SocketRules {
  connections: Connections;
  headers: SecurityHeaders;
  /** How long a socket may stay open for which nothing is subscribed to. */
  idleMs: number;
  trustProxy: readonly string[];
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
  { connections, headers, idleMs, trustProxy }: SocketRules,
): Sockets {
  const sockets = new WebSocketServer(socketOptions);
  const documents = new Documents(schema);
  const idle = new IdleSockets(idleMs);
  const format = (error: GraphQLError, requestId: string) =>
    formatError({ ...error.toJSON(), extensions: { ...error.extensions, requestId } }, error, services.log);

  const addressOf = addressReader(trustProxy);
  const keySockets = new KeySockets(services.apiKeys);
  services.live.whenKeyChanges((keyId) => keySockets.sendAway(keyId));

  const server = serveOverSockets<ConnectionParams, { apiKey: KnownKey }>(
    {
      connectionInitWaitTimeout: Math.min(introductionMs, idleMs),
      onConnect: async (connection) => {
        const { connectionParams, extra } = connection;
        idle.watch(extra.socket, connection);
        const token = tokenIn(connectionParams);
        if (!token || !looksLikeKey(token)) return true;
        extra.apiKey = await usableKey(services, token, addressOf(extra.request)).catch(() => undefined);
        if (extra.apiKey) keySockets.hold(extra.socket, extra.apiKey);
        return extra.apiKey !== undefined;
      },
      onSubscribe: async ({ connectionParams, subscriptions, extra }, _id, payload) => {
        const { socket, request, apiKey } = extra;
        const { query, operationName, variables: variableValues } = payload;
        const token = tokenIn(connectionParams);
        const asker = apiKey?.actor ?? (token ? services.accessTokens.read(token) : undefined);
        const line = new SubscriptionLine(services, asker ?? null);
        const refused = (asked: OperationInfo | null, ...refusals: readonly GraphQLError[]) => {
          line.refuse(asked, refusals);
          return refusals;
        };
        if (Object.keys(subscriptions).length > mostSubscriptions) return refused(null, tooManySubscriptions());
        const read = documents.read(query);
        if ('problems' in read) return refused(null, ...read.problems);
        const { document } = read;
        const operation = getOperationAST(document, operationName);
        const asked = operation ? inSchema(schema, describeOperation(document, operationName ?? null)) : null;
        const refusal =
          transportError(operation, 'WebSocket') ??
          (operation && refuseLongVariables(operation, variableValues)) ??
          (apiKey && operation
            ? await countSubscription(services, apiKey, operation, addressOf(request))
            : await countForPerson(services, asker));
        if (refusal) return refused(asked, refusal);
        connections.hasAsked(request.socket);
        // Not closed but cut off: a farewell would have to wait behind all that they have not taken in.
        const hangUp = () => socket.terminate();
        const contextValue = new Context(services, asker, { hangUp, line, requestId: line.requestId });
        return { schema, document, operationName, variableValues, contextValue };
      },
      subscribe,
      onOperation: ({ extra: { socket } }, id, _payload, _args, result) => {
        // Asking for its first event, which is next, is what begins it.
        if (Symbol.asyncIterator in result)
          setImmediate(() => socket.readyState === socket.OPEN && socket.send(listening(id)));
      },
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

  const welcome = (opened: WebSocket, request: IncomingMessage) => {
    sockets.emit('connection', opened, request);
    // graphql-ws tells the console whatever a stranger does wrong, as if it was our fault.
    opened.removeAllListeners('error').on('error', (error) => {
      services.log.debug({ err: error }, 'a socket was misused');
      // The library has said farewell, and would now take in all the rest of what is too large, to throw it away.
      setImmediate(() => request.socket.pause());
    });
  };
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return socket.destroy();
    if (!isOurPage(request, services.publicUrl)) return answerBare(socket as Socket, 403, 'FORBIDDEN', headers);
    if (!connections.admit(request)) return answerBare(socket as Socket, 429, 'RATE_LIMITED', headers);
    // They may be gone before it is their turn.
    socket.on('error', () => undefined);
    connections.inTurn(() => !socket.destroyed && sockets.handleUpgrade(request, socket, head, welcome));
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

/**
 * Queries and mutations over a socket are refused unvalidated: only names of the schema reach the log and the metrics, which
 * keep a series for each.
 */
function inSchema(schema: GraphQLSchema, asked: OperationInfo): OperationInfo {
  const fields = schema.getRootType(asked.type as OperationTypeNode)?.getFields() ?? {};
  const isKnown = asked.field in fields || OTHER_FIELDS.includes(asked.field);
  return isKnown ? asked : { ...asked, field: 'unknown' };
}

/** Those of any schema, and what is told of an operation that begins with a fragment. */
const OTHER_FIELDS = ['__schema', '__type', '__typename', 'fragment'];

/**
 * The protocol acknowledges no subscription: a ping says which has begun. Whoever asks anew then for what is on their screen
 * has missed nothing.
 */
const listening = (id: string) => stringifyMessage({ type: MessageType.Ping, payload: { listening: id } });

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

/** What a person begins to listen to is a request like any other. Answers its refusal, where it is one too many. */
async function countForPerson({ rateLimits }: Services, asker: Actor | undefined): Promise<GraphQLError | undefined> {
  if (asker?.kind !== 'member') return undefined;
  return rateLimits.person(asker).then(
    () => undefined,
    (refusal: GraphQLError) => refusal,
  );
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
  const name = nameOf(operation) ?? operation.operation;
  usageLog.note(apiKey, { operation: name, status: passed ? 429 : 200, code, ms: 0, cost, address });
  return passed && limitPassed(passed);
}
