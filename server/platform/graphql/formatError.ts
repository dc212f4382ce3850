import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import { InvalidTransition } from '#domain/states/machine.ts';
import { TotalsError } from '#domain/totals.ts';
import { invalidState, Refusal } from '#server/core/errors.ts';
import { isTooLongToRead, tooLongToRead } from './limits.ts';
import { outageInWords, outageOf, RETRY_AFTER_SECONDS } from './outages.ts';

/**
 * Codes that graphql-js and Apollo set before any resolver runs. Their messages describe the query and are sent unchanged.
 */
const REQUEST_CODES: ErrorCode[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'QUERY_TOO_COMPLEX',
  'TOO_MANY_SUBSCRIPTIONS',
];

/** Returns domain errors as refusals with their codes. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidTransition) return invalidState(error.message, error.state);
  if (error instanceof TotalsError) {
    return new Refusal('VALIDATION_FAILED', error.message, {
      fields: [{ path: error.path.join('.'), message: error.message, code: error.code }],
    });
  }
  return undefined;
}

/** The code as the client sees it. */
export function codeOf(error: GraphQLError | undefined): string {
  const refusal = error && asRefusal(error.originalError ?? error);
  return String(refusal?.extensions.code ?? error?.extensions.code ?? 'INTERNAL');
}

/** Apollo wraps every validation error in one code; the wrapped error of a limit or of a refusal keeps its own. */
const ownError = (error: unknown) => (error as GraphQLError | undefined)?.originalError;

function ownCode(error: unknown): string | undefined {
  const original = ownError(error);
  return original instanceof GraphQLError ? (original.extensions.code as string | undefined) : undefined;
}

/**
 * Whether an error is about the request. graphql-js and Apollo reject invalid variables, and a hash that does not match
 * its text, before execution and without a code.
 */
const isAboutRequest = (error: unknown): boolean => error instanceof GraphQLError && !error.path;

/** The code of an error. Apollo uses INTERNAL_SERVER_ERROR where none is set, which does not say who is at fault. */
const givenCode = (error: unknown, formatted: GraphQLFormattedError) =>
  (error instanceof GraphQLError ? error : formatted).extensions?.code as string | undefined;

/**
 * Returns an error as it is sent: expected refusals unchanged; anything else as INTERNAL with the request id, while its
 * cause is only logged.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const refusal = asRefusal(cause) ?? asRefusal(ownError(error));
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (refusal) return { message: refusal.message, ...place, extensions: { ...refusal.extensions } };
  if (formatted.extensions?.code === 'GRAPHQL_PARSE_FAILED' && isTooLongToRead(cause)) return tooLongToRead().toJSON();
  const given = ownCode(error) ?? givenCode(error, formatted);
  const code = given ?? (isAboutRequest(error) ? 'BAD_USER_INPUT' : undefined);
  const ownWords = !(cause instanceof Error) || cause instanceof GraphQLError;
  if (code && REQUEST_CODES.includes(code as ErrorCode) && ownWords)
    return { message: formatted.message, ...place, extensions: { code } };
  const requestId = formatted.extensions?.requestId ?? randomUUID();
  const outage = outageOf(cause);
  log.error({ err: cause, requestId, path: formatted.path }, outage ? `the database is ${outage}` : 'unexpected error');
  if (outage) {
    const extensions = { code: 'UNAVAILABLE', retryAfterSeconds: RETRY_AFTER_SECONDS, requestId };
    return { message: outageInWords[outage], ...place, extensions };
  }
  return {
    message: `Something went wrong on our end. If it happens again, tell us this number: ${requestId}`,
    ...place,
    extensions: { code: 'INTERNAL', requestId },
  };
}
