import { type ASTNode, GraphQLError } from 'graphql';
import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import type { Permission } from '#domain/permissions.ts';

/** An expected error: its message is for people, its code for programs. */
export class Refusal extends GraphQLError {
  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}, nodes?: ASTNode) {
    super(message, { nodes, extensions: { code, ...extensions } });
  }
}

/** Maximum number of reported fields. */
export const MOST_FIELDS = 200;

export const invalidInput = (fields: FieldError[]) =>
  new Refusal('VALIDATION_FAILED', fields[0]?.message ?? 'Check what you entered', {
    fields: fields.slice(0, MOST_FIELDS),
  });

/** Also the error for another business's id, so that it does not reveal whether the id exists. */
export const notFound = (thing: string) => new Refusal('NOT_FOUND', `This ${thing} doesn’t exist or isn’t yours`);

/** `sessionEnded` is why the caller's session was ended, if it was. */
export const unauthenticated = (sessionEnded?: string) =>
  new Refusal('UNAUTHENTICATED', 'Sign in to continue', sessionEnded ? { sessionEnded } : {});

export const forbidden = (message = 'Your role doesn’t allow this') => new Refusal('FORBIDDEN', message);

/** For an API key without a scope, or without any of several of which one would do. */
export function scopeNeeded(...scopes: [Permission, ...Permission[]]): Refusal {
  const [scope, ...others] = scopes;
  const which = others.length > 0 ? `one of the scopes ${scopes.join(', ')}` : `the scope ${scope}`;
  return new Refusal('FORBIDDEN', `Needs ${which}, which this API key doesn’t have`, { scopes });
}

/**
 * For something whose status does not allow this. `extensions.status` is that status; `extensions.state` repeats it for
 * programs written before it had that name.
 */
export const invalidState = (message: string, status: string) =>
  new Refusal('INVALID_STATE', message, { status, state: status });

export const conflict = (message: string) => new Refusal('CONFLICT', message);
