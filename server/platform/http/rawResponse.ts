import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import type { SecurityHeaders } from './securityHeaders.ts';

/** Writes a response to a socket that has no request object yet, and closes it. */
export function writeRawResponse(socket: Socket, status: number, code: string, headers: SecurityHeaders): void {
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
  // Closes without waiting for the client to close its side.
  socket.destroySoon();
}

/** Responds to a request that is malformed, too slow or has too large headers. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, headers: SecurityHeaders): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') writeRawResponse(socket, 408, 'TOO_SLOW', headers);
  else if (error.code === 'HPE_HEADER_OVERFLOW') writeRawResponse(socket, 431, 'BAD_USER_INPUT', headers);
  else writeRawResponse(socket, 400, 'BAD_USER_INPUT', headers);
}

/** Responds to an undecodable URL, which matches no route and so runs no hooks. */
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
