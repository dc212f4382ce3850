import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { Settings } from '../settings.ts';
import { newId } from '../store/ids.ts';
import type { Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { decodeForm, withLists } from './form.ts';
import { once } from './idempotency.ts';
import { checkParams } from './params.ts';
import { invalidRequest, Problem } from './problem.ts';

/** Serves endpoints as Stripe does: authentication, version, account, parameters and idempotency. */
export function serveApi(app: FastifyInstance, endpoints: Endpoint[], settings: Settings, secretKey: string): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const problem = error instanceof Problem ? error : unexpected(error, request);
    return reply.code(problem.status).header('request-id', request.id).send({ error: problem.shape });
  });
  app.setNotFoundHandler((request) => {
    throw unrecognized(request);
  });
  for (const served of endpoints) {
    app.route({
      method: served.method,
      url: served.path,
      handler: (request, reply) => answer(served, request, reply, settings, secretKey),
    });
  }
}

async function answer(
  served: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, ...settings }: Settings,
  secretKey: string,
) {
  checkKey(request.headers.authorization, secretKey);
  const version = header(request, 'stripe-version') ?? Stripe.API_VERSION;
  if (version !== Stripe.API_VERSION)
    throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox speaks ${Stripe.API_VERSION}.`);
  const account = header(request, 'stripe-account') ?? '';
  const body = request.method === 'POST' ? String(request.body ?? '') : (request.raw.url?.split('?')[1] ?? '');
  const requestId = newId('req');
  const key = request.method === 'POST' ? (header(request, 'idempotency-key') ?? null) : null;

  const answered = await store.transaction(
    { account, request: { id: requestId, idempotency_key: key } },
    async (scope) => {
      if (account) await scope.requireAccess(account);
      const params = checkParams(served.params, paramsIn(request, body)) as { expand?: string[] };
      return once(scope, { method: request.method, url: request.raw.url ?? '', body }, async () => {
        const id = (request.params as { id?: string }).id ?? '';
        const result = await served.run({ scope, params: params as never, id, settings: { store, ...settings } });
        return expand(scope, result, params.expand);
      });
    },
  );
  reply.header('request-id', requestId).header('stripe-version', version).header('cache-control', 'no-store');
  if (account) reply.header('stripe-account', account);
  if (key) reply.header('idempotency-key', key);
  if (answered.replayed) reply.header('idempotent-replayed', 'true');
  if ('problem' in answered) throw answered.problem;
  return reply.send(answered.answer);
}

/** Parses a form, or JSON for API v2; a query string is always a form. */
function paramsIn(request: FastifyRequest, body: string): unknown {
  const isJson = request.method === 'POST' && request.headers['content-type']?.startsWith('application/json');
  if (!isJson) return withLists(decodeForm(body));
  try {
    return JSON.parse(body || '{}');
  } catch {
    throw invalidRequest('Invalid JSON in the body of the request.');
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '');
  if (given.length === 0)
    throw new Problem(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  const expected = Buffer.from(secretKey);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Problem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

const unrecognized = (request: FastifyRequest) =>
  new Problem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${request.raw.url?.replace(/^.*?(?=\/v[12])|\?.*$/g, '')}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });

function unexpected(error: Error & { statusCode?: number }, request: FastifyRequest): Problem {
  if (error.statusCode && error.statusCode < 500)
    return new Problem(error.statusCode, { type: 'invalid_request_error', message: error.message });
  request.log.error({ err: error }, 'the Stripe sandbox failed');
  return new Problem(500, { type: 'api_error', message: 'An unknown error occurred' });
}
