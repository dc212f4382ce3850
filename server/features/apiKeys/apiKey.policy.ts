import { scopesToGive } from '#domain/apiKeys/scopes.ts';
import type { Grants, Permission } from '#domain/permissions.ts';
import { invalidInput, invalidState } from '#server/core/errors.ts';

export const KEY_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
/** The state of a key. */
export type KeyStatus = (typeof KEY_STATUSES)[number];

export const KEY_ACTIONS = ['EDIT', 'ROTATE', 'REVOKE'] as const;
/** The actions on a key. */
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** The columns that a key's state derives from. */
interface Standing {
  revokedAt?: Date | string | null;
  expiresAt?: Date | string | null;
}

export function keyStatus({ revokedAt, expiresAt }: Standing, now: Date): KeyStatus {
  if (revokedAt) return 'REVOKED';
  return expiresAt && new Date(expiresAt) <= now ? 'EXPIRED' : 'ACTIVE';
}

/**
 * Returns the actions allowed on a key. Rotating it requires every scope of the key, because it reveals a working
 * secret.
 */
export function keyActions(grants: Grants, scopes: readonly string[], status: KeyStatus): KeyAction[] {
  if (status === 'REVOKED') return [];
  if (status === 'EXPIRED') return ['REVOKE'];
  return missingScopes(grants, scopes).length === 0 ? ['EDIT', 'ROTATE', 'REVOKE'] : ['EDIT', 'REVOKE'];
}

const missingScopes = (grants: Grants, scopes: readonly string[]) =>
  scopes.filter((scope) => !scopesToGive(grants).includes(scope as Permission));

/** Throws VALIDATION_FAILED where a scope is not among the caller's own grants. */
export function requireGiveable(grants: Grants, scopes: readonly Permission[]): void {
  const missing = missingScopes(grants, scopes);
  if (missing.length === 0) return;
  const message = `You can’t give a key permissions you don’t have for the whole business: ${missing.join(', ')}`;
  throw invalidInput([{ path: 'scopes', message, code: 'NOT_YOURS' }]);
}

/** Throws INVALID_STATE for a key that has expired or was revoked. */
export function requireActive(key: Standing, now: Date): void {
  const status = keyStatus(key, now);
  if (status === 'ACTIVE') return;
  const words = status === 'REVOKED' ? 'was revoked' : 'has expired';
  throw invalidState(`This key ${words}. Make a new one`, status);
}
