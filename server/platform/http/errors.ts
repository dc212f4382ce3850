import type { FastifyInstance } from 'fastify';
import { apiErrorOf, type ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import { Refusal } from '#server/core/errors.ts';
import { outageInWords, outageOf, RETRY_AFTER_SECONDS } from '../graphql/outages.ts';
import { tellWait } from '../graphql/retryAfter.ts';

/**
 * Formats errors outside GraphQL the same way: refusals keep their message and code, anything else reveals only a request
 * id.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const code = error.extensions.code as ErrorCode;
      request.refusalCode = code;
      tellWait(reply, [error]);
      return reply
        .code(apiErrorOf(code).elsewhere ?? 409)
        .send({ errors: [{ message: error.message, extensions: error.extensions }] });
    }
    request.refusalCode = error.statusCode && error.statusCode < 500 ? 'BAD_USER_INPUT' : 'INTERNAL';
    if (error.statusCode === 413) {
      const max = request.routeOptions.bodyLimit;
      const message = `The body of the request is too large; ${max.toLocaleString('en-US')} bytes are allowed`;
      const limit = { name: 'body', max };
      return reply.code(413).send({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', limit } }] });
    }
    if (error.statusCode && error.statusCode < 500) {
      return reply
        .code(error.statusCode)
        .send({ errors: [{ message: error.message, extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    const outage = outageOf(error);
    if (outage) {
      request.log.error({ err: error }, `the database is ${outage}`);
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ errors: [{ message: outageInWords[outage], extensions: { code: 'UNAVAILABLE' } }] });
    }
    request.log.error({ err: error }, 'unexpected error');
    const message = `Something went wrong on our side. If it happens again, tell us this number: ${request.id}`;
    return reply.code(500).send({ errors: [{ message, extensions: { code: 'INTERNAL', requestId: request.id } }] });
  });
}
