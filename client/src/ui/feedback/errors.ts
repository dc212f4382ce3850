import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { network } from '../device/network.ts';

const unexpected = 'Something went wrong on our end. Please try again.';
/** For a thrown value that is not an Error (spec, point 8). */
const notAnError = 'An unexpected error occurred. Please try again.';
const offline = 'You’re offline, and this needs a connection. Try again when you’re back online.';
const unreachable = 'We can’t reach the server. Check your connection and try again; what you typed is still here.';

interface ApiError {
  message: string;
  extensions?: Readonly<Record<string, unknown>>;
}

// Recognized by shape, which the errors of Apollo Client and of graphql/requestGraphQL.ts share: importing Apollo Client's classes
// would load it on pages that do not use it.
const refusalIn = (error: unknown) =>
  error instanceof Error && 'errors' in error ? (error.errors as readonly ApiError[])[0] : undefined;
const hasStatus = (error: unknown) => error instanceof Error && 'statusCode' in error;

/** Returns the API's error code, such as VALIDATION_FAILED or INVALID_STATE. */
export function errorCode(error: unknown): string | undefined {
  const code = refusalIn(error)?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the seconds to wait before a retry, if the API states them. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = refusalIn(error)?.extensions?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Whether the operation was refused because of the business's plan. */
export function isPlanRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'PLAN_LIMIT_REACHED' || code === 'READ_ONLY';
}

/** Returns the field errors of the API's response. */
export function fieldErrors(error: unknown): FieldError[] {
  const fields = refusalIn(error)?.extensions?.fields;
  return Array.isArray(fields) ? (fields as FieldError[]) : [];
}

/** Returns a message for the user: the API's own, or ours if the API did not respond. */
export function describeError(error: unknown): string {
  const refusal = refusalIn(error);
  if (refusal) return refusal.message;
  if (hasStatus(error)) return unexpected;
  // fetch reports a lost connection as a TypeError.
  if (error instanceof TypeError) return network.getState() === 'offline' ? offline : unreachable;
  // Apollo Client wraps thrown values that are not Errors in an UnconventionalError, whose message does not help the
  // user.
  if (!(error instanceof Error) || error.name === 'UnconventionalError') return notAnError;
  return error.message || unexpected;
}
