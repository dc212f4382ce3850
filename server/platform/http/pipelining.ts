import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Starts a request only after the previous one on its connection was answered. Node would start all pipelined requests at
 * once, so that one connection could exceed the limits for many; HTTP/1.1 orders the responses anyway.
 */
export function answerInOrder(app: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const before = latest.get(socket);
    latest.set(socket, reply.raw);
    if (!before || before.writableFinished) next();
    else before.once('close', () => next());
  });
}
