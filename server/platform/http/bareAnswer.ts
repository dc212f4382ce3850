import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Answers where there is no request yet that a handler could answer, and hangs up. */
export function answerBare(socket: Socket, status: number, code: string, headers: SecurityHeaders): void {
  if (!socket.writable) return void socket.destroy();
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const all = {
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${message}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Not when the other side pleases to hang up too.
  socket.destroySoon();
}

/** What cannot be read as a request, came too slowly, or has headers too large. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, headers: SecurityHeaders): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerBare(socket, 408, 'TOO_SLOW', headers);
  else if (error.code === 'HPE_HEADER_OVERFLOW') answerBare(socket, 431, 'BAD_USER_INPUT', headers);
  else answerBare(socket, 400, 'BAD_USER_INPUT', headers);
}

/** An address that cannot be read has no route, and so none of the hooks that other answers pass through. */
export function answerUnreadable(
  { message, statusCode = 400 }: FastifyError,
  { id }: { id: string },
  reply: FastifyReply,
  headers: SecurityHeaders,
): void {
  reply
    .headers({ ...headers, 'x-request-id': id })
    .code(statusCode)
    .send({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
}
