import { sql } from 'kysely';
import { ApiKeyEntity } from '#db/entities/index.ts';
import { keyExpiry, MOST_KEYS } from '#domain/apiKeys/lifetime.ts';
import type { CreateApiKey } from '#domain/inputs/apiKey.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addSecret } from '../addSecret.ts';
import { requireGiveable } from '../apiKey.policy.ts';

/** A key with the text of its new secret, of which only a hash is stored. */
export interface KeyWithText {
  id: string;
  text: string;
}

/**
 * Creates a key. Throws VALIDATION_FAILED for a scope that the caller does not have, INVALID_STATE where the business
 * has too many keys.
 */
export async function createApiKey(
  work: Work<Member>,
  { expiresInDays, ...input }: CreateApiKey,
): Promise<KeyWithText> {
  const { em, businessId, viewer, now } = work;
  requireGiveable(viewer.grants, input.scopes);
  await requireRoom(work);
  const expiresAt = keyExpiry(expiresInDays, now);
  const key = em.create(ApiKeyEntity, { businessId, createdBy: viewer.userId, expiresAt, ...input });
  em.persist(key);
  const text = addSecret(work, key.id);
  work.record({
    type: 'key.created',
    summary: `Made the API key ${key.name}`,
    after: { keyId: key.id, ...input, expiresAt },
  });
  return { id: key.id, text };
}

async function requireRoom({ em, businessId, now }: Work): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys
    where business_id = ${businessId} and revoked_at is null and (expires_at is null or expires_at > ${now})
  `.execute(em.getKysely());
  if (rows[0]!.count >= MOST_KEYS)
    throw new Refusal('INVALID_STATE', `A business has at most ${MOST_KEYS} keys at a time. Revoke one first`);
}
