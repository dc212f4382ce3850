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
import { REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import { Refusal } from '#server/core/errors.ts';
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
import type { Connections } from './connections.ts';
import { bearerToken, usableKey } from './identify.ts';
import { IdleSockets } from './idleSockets.ts';
import { comeBack, KeySockets } from './keySockets.ts';
import { writeRawResponse } from './rawResponse.ts';
import type { SecurityHeaders } from './securityHeaders.ts';
import { SubscriptionLine } from './subscriptionLine.ts';

const keepAliveMs = 20_000;
const farewellMs = 3_000;
/** Time for a client to send connection_init. */
const introductionMs = 5_000;

/** ws' types lack `closeTimeout`, the wait for the client's close frame; its default is 30 seconds. */
const socketOptions: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: REQUEST_LIMITS.socketMessage,
  closeTimeout: farewellMs,
};

type ConnectionParams = { accessToken?: string; authorization?: string };
const tokenIn = (params: ConnectionParams | undefined) => params?.accessToken ?? bearerToken(params?.authorization);

interface SocketRules {
  connections: Connections;
  headers: SecurityHeaders;
  /** How long a socket without a subscription stays open. */
  idleMs: number;
  trustProxy: readonly string[];
}

export interface Sockets {
  /** Closes all sockets so that clients reconnect and refetch. */
  sendAway(): void;
  /** Number of open sockets. */
  count(): number;
  close(): Promise<void>;
}

/** Serves graphql-ws at the path of GraphQL over HTTP. */
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
        const actor = apiKey?.actor ?? (token ? services.accessTokens.read(token) : undefined);
        const line = new SubscriptionLine(services, actor ?? null);
        const refused = (asked: OperationInfo | null, ...refusals: readonly GraphQLError[]) => {
          line.refuse(asked, refusals);
          return refusals;
        };
        if (Object.keys(subscriptions).length > REQUEST_LIMITS.subscriptions)
          return refused(null, tooManySubscriptions());
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
            : await countForPerson(services, actor));
        if (refusal) return refused(asked, refusal);
        connections.hasAsked(request.socket);
        // Terminated, because a close frame would queue behind the data that the client does not read.
        const hangUp = () => socket.terminate();
        const contextValue = new Context(services, actor, { hangUp, line, requestId: line.requestId });
        return { schema, document, operationName, variableValues, contextValue };
      },
      subscribe,
      onOperation: ({ extra: { socket } }, id, _payload, _args, result) => {
        // The subscription starts when its first event is requested, which graphql-ws does next.
        if (Symbol.asyncIterator in result)
          setImmediate(() => socket.readyState === socket.OPEN && socket.send(listening(id)));
      },
      onError: ({ extra: { socket } }, _id, _payload, errors) =>
        // The socket is gone, which is the cause of the error.
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
    // Replaces graphql-ws' handler, which prints clients' protocol errors to the console.
    opened.removeAllListeners('error').on('error', (error) => {
      services.log.debug({ err: error }, 'WebSocket protocol error');
      // Stops reading after the close: the rest of an oversized message would be received and discarded.
      setImmediate(() => request.socket.pause());
    });
  };
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return socket.destroy();
    if (!isOurPage(request, services.publicUrl)) return writeRawResponse(socket as Socket, 403, 'FORBIDDEN', headers);
    if (!connections.admit(request)) return writeRawResponse(socket as Socket, 429, 'RATE_LIMITED', headers);
    // The socket may close while it is queued.
    socket.on('error', () => undefined);
    connections.inTurn(() => !socket.destroyed && sockets.handleUpgrade(request, socket, head, welcome));
  });

  return {
    sendAway: () => {
      for (const socket of sockets.clients) socket.close(comeBack, 'Connect again');
    },
    count: () => sockets.clients.size,
    close: async () => {
      // Terminates unresponsive clients, of which there may be many.
      const late = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, farewellMs);
      idle.stop();
      await server.dispose();
      clearTimeout(late);
    },
  };
}

/** Keeps only names of the schema of an unvalidated operation, because each name becomes a time series in the metrics. */
function inSchema(schema: GraphQLSchema, asked: OperationInfo): OperationInfo {
  const fields = schema.getRootType(asked.type as OperationTypeNode)?.getFields() ?? {};
  const isKnown = asked.field in fields || OTHER_FIELDS.includes(asked.field);
  return isKnown ? asked : { ...asked, field: 'unknown' };
}

/** Fields of any schema, and the name for an operation that begins with a fragment. */
const OTHER_FIELDS = ['__schema', '__type', '__typename', 'fragment'];

/**
 * A ping that says which subscription has started, since graphql-ws has no acknowledgement for that. A client that
 * refetches after it has missed nothing.
 */
const listening = (id: string) => stringifyMessage({ type: MessageType.Ping, payload: { listening: id } });

const tooManySubscriptions = () =>
  new Refusal(
    'TOO_MANY_SUBSCRIPTIONS',
    `One connection may have ${REQUEST_LIMITS.subscriptions} subscriptions at a time`,
    {
      limit: { name: 'subscriptions', max: REQUEST_LIMITS.subscriptions },
    },
  );

/**
 * Checks the Origin header that browsers send. Another site's page could not authenticate anyway, because no cookie is
 * read; programs send no Origin.
 */
function isOurPage({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (!origin) return true;
  const named = URL.canParse(origin) ? new URL(origin).host : undefined;
  return named === host || named === (publicUrl && new URL(publicUrl).host);
}

/** Counts a person's subscription as a request. Returns the refusal if it is over the limit. */
async function countForPerson({ rateLimits }: Services, actor: Actor | undefined): Promise<GraphQLError | undefined> {
  if (actor?.kind !== 'member') return undefined;
  return rateLimits.person(actor).then(
    () => undefined,
    (refusal: GraphQLError) => refusal,
  );
}

/** Counts a key's subscription as a request with its cost. Returns the refusal if it is over the limit. */
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
