import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { network } from '../device/network.ts';

const unexpected = 'Something went wrong on our side. Please try again.';
/** For what was thrown and is no error (spec, point 8). */
const nameless = 'An unexpected error occurred. Please try again.';
const offline = 'You are offline, and this needs a connection. Try again once you are back.';
const unreachable = 'We can’t reach the server. Check your connection and try again; what you typed is still here.';

interface ApiError {
  message: string;
  extensions?: Readonly<Record<string, unknown>>;
}

// By their shapes, which what Apollo Client throws has in common with what graphql/ask.ts does: naming Apollo Client's
// classes would load it wherever words are needed.
const refusalIn = (error: unknown) =>
  error instanceof Error && 'errors' in error ? (error.errors as readonly ApiError[])[0] : undefined;
const hasStatus = (error: unknown) => error instanceof Error && 'statusCode' in error;

/** The API's own code for a refusal: VALIDATION_FAILED, INVALID_STATE, … */
export function errorCode(error: unknown): string | undefined {
  const code = refusalIn(error)?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}

/** How long the API asks to wait before another try; undefined where it does not. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const seconds = refusalIn(error)?.extensions?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Whether the plan is what stands in the way. */
export function isPlanRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'PLAN_LIMIT_REACHED' || code === 'READ_ONLY';
}

/** The field errors that the API sent with a refusal. */
export function fieldErrors(error: unknown): FieldError[] {
  const fields = refusalIn(error)?.extensions?.fields;
  return Array.isArray(fields) ? (fields as FieldError[]) : [];
}

/** Says in words what went wrong: the API's message where it refused, ours where it never answered. */
export function describeError(error: unknown): string {
  const refusal = refusalIn(error);
  if (refusal) return refusal.message;
  if (hasStatus(error)) return unexpected;
  // fetch reports a lost connection as a TypeError.
  if (error instanceof TypeError) return network.getState() === 'offline' ? offline : unreachable;
  // Apollo Client wraps what is no error in one of its own, whose words help nobody.
  if (!(error instanceof Error) || error.name === 'UnconventionalError') return nameless;
  return error.message || unexpected;
}
