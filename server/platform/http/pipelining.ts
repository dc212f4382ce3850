import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Begins a request only once the one before it on its connection is answered. HTTP/1.1 sends the answers in this order
 * anyway; Node would begin all requests that a client pipelines at once, so that one connection could ask for everything
 * that thousands may.
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
