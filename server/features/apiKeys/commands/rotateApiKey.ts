import { ApiKeyEntity, ApiKeySecretEntity } from '#db/entities/index.ts';
import { type KeyOverlap, overlapEnds } from '#domain/apiKeys/lifetime.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addSecret } from '../addSecret.ts';
import { requireActive, requireGiveable } from '../apiKey.policy.ts';
import type { KeyWithText } from './createApiKey.ts';

/** Gives a key a new secret; the earlier ones expire when the overlap ends. Requires every scope of the key. */
export async function rotateApiKey(work: Work<Member>, id: string, overlap: KeyOverlap): Promise<KeyWithText> {
  const { em, now, viewer } = work;
  const key = await work.lock(ApiKeyEntity, id, 'API key');
  requireActive(key, now);
  requireGiveable(viewer.grants, key.scopes);
  const endsAt = overlapEnds(overlap, now);
  for (const secret of await em.find(ApiKeySecretEntity, { keyId: id }))
    if (!secret.endsAt || secret.endsAt > endsAt) secret.endsAt = endsAt;
  const text = await addSecret(work, id);
  work.announce({ kind: 'keyChanged', keyId: id });
  work.record({
    type: 'key.rotated',
    summary: `Rotated API key ${key.name}`,
    after: { keyId: id, oldEndsAt: endsAt },
  });
  return { id, text };
}
