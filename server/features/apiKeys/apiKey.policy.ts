import { scopesToGive } from '#domain/apiKeys/scopes.ts';
import type { Grants, Permission } from '#domain/permissions.ts';
import { invalidInput, Refusal } from '#server/platform/graphql/errors.ts';

export const KEY_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;
/** Where a key stands. */
export type KeyStatus = (typeof KEY_STATUSES)[number];

export const KEY_ACTIONS = ['EDIT', 'ROTATE', 'REVOKE'] as const;
/** What may be done with a key. */
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** What of a key its standing depends on. */
interface Standing {
  revokedAt?: Date | string | null;
  expiresAt?: Date | string | null;
}

export function keyStatus({ revokedAt, expiresAt }: Standing, now: Date): KeyStatus {
  if (revokedAt) return 'REVOKED';
  return expiresAt && new Date(expiresAt) <= now ? 'EXPIRED' : 'ACTIVE';
}

/** What these rights allow with a key: its new text goes to nobody who could not do themselves what it may do. */
export function keyActions(grants: Grants, scopes: readonly string[], status: KeyStatus): KeyAction[] {
  if (status === 'REVOKED') return [];
  if (status === 'EXPIRED') return ['REVOKE'];
  return missingScopes(grants, scopes).length === 0 ? ['EDIT', 'ROTATE', 'REVOKE'] : ['EDIT', 'REVOKE'];
}

const missingScopes = (grants: Grants, scopes: readonly string[]) =>
  scopes.filter((scope) => !scopesToGive(grants).includes(scope as Permission));

/** Nobody gives a key more than they have themselves. Throws VALIDATION_FAILED. */
export function requireGiveable(grants: Grants, scopes: readonly Permission[]): void {
  const missing = missingScopes(grants, scopes);
  if (missing.length === 0) return;
  const message = `You cannot give a key what you may not do yourself in the whole business: ${missing.join(', ')}`;
  throw invalidInput([{ path: 'scopes', message, code: 'NOT_YOURS' }]);
}

/** Throws INVALID_STATE for a key that has expired or was revoked. */
export function requireActive(key: Standing, now: Date): void {
  const status = keyStatus(key, now);
  if (status === 'ACTIVE') return;
  const words = status === 'REVOKED' ? 'was revoked' : 'has expired';
  throw new Refusal('INVALID_STATE', `This key ${words}. Make a new one`, { state: status });
}
