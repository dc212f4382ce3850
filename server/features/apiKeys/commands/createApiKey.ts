import { sql } from 'kysely';
import { ApiKeyEntity } from '#db/entities/index.ts';
import { keyExpiry, MOST_KEYS } from '#domain/apiKeys/lifetime.ts';
import type { CreateApiKey } from '#domain/inputs/apiKey.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
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
 * has too many keys, or where the same request made the key before: its text is not stored and cannot be returned again.
 */
export async function createApiKey(work: Work<Member>, given: CreateApiKey): Promise<KeyWithText> {
  let text: string | undefined;
  const id = await oncePerKey(work, 'createApiKey', given, async (keyId) => {
    text = await addKey(work, keyId, given);
  });
  if (text === undefined)
    throw new Refusal(
      'INVALID_STATE',
      `The key ${given.name} was already created, and its secret is shown only once. Rotate the key to get a new secret`,
    );
  return { id, text };
}

/** Adds the key and returns the text of its secret. */
async function addKey(
  work: Work<Member>,
  id: string,
  { expiresInDays, idempotencyKey: _, ...input }: CreateApiKey,
): Promise<string> {
  const { em, businessId, viewer, now } = work;
  requireGiveable(viewer.grants, input.scopes);
  await requireRoom(work);
  const expiresAt = keyExpiry(expiresInDays, now);
  em.persist(em.create(ApiKeyEntity, { id, businessId, createdBy: viewer.userId, expiresAt, ...input }));
  const text = await addSecret(work, id);
  work.record({
    type: 'key.created',
    summary: `Created API key ${input.name}`,
    after: { keyId: id, ...input, expiresAt },
  });
  return text;
}

async function requireRoom({ em, businessId, now }: Work): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys
    where business_id = ${businessId} and revoked_at is null and (expires_at is null or expires_at > ${now})
  `.execute(em.getKysely());
  if (rows[0]!.count >= MOST_KEYS)
    throw new Refusal('INVALID_STATE', `A business can have at most ${MOST_KEYS} keys. Revoke one first`);
}
