import { GraphQLError } from 'graphql';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';

/** The stable codes of `extensions.code`. Clients rely on them: codes may be added, never removed. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'SECOND_FACTOR_REQUIRED',
  'STEP_UP_REQUIRED',
  'EMAIL_TAKEN',
  'TOKEN_INVALID',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'INVALID_STATE',
  'PLAN_LIMIT_REACHED',
  'TEST_LIMIT_REACHED',
  'READ_ONLY',
  'RATE_LIMITED',
  'PAYMENT_REQUIRED',
  'BAD_USER_INPUT',
  'QUERY_TOO_COMPLEX',
  'TOO_MANY_SUBSCRIPTIONS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected error: its message is for people, its code for programs. */
export class Refusal extends GraphQLError {
  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...extensions } });
  }
}

/** Maximum number of reported fields. */
export const MOST_FIELDS = 200;

export const invalidInput = (fields: FieldError[]) =>
  new Refusal('VALIDATION_FAILED', fields[0]?.message ?? 'Check what you entered', {
    fields: fields.slice(0, MOST_FIELDS),
  });

/** Also the error for another business's id, so that it does not reveal whether the id exists. */
export const notFound = (thing: string) => new Refusal('NOT_FOUND', `This ${thing} does not exist or is not yours`);

/** `sessionEnded` is why the caller's session was ended, if it was. */
export const unauthenticated = (sessionEnded?: string) =>
  new Refusal('UNAUTHENTICATED', 'Sign in to continue', sessionEnded ? { sessionEnded } : {});

export const forbidden = (message = 'Your role does not allow this') => new Refusal('FORBIDDEN', message);

export const conflict = (message: string) => new Refusal('CONFLICT', message);
