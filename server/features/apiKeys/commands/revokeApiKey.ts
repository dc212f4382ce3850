import { ApiKeyEntity } from '#db/entities/index.ts';
import type { Actor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Revokes a key on every node at once. Leaves a revoked key unchanged. */
export async function revokeApiKey(work: Work<Actor>, id: string): Promise<void> {
  const key = await work.lock(ApiKeyEntity, id, 'API key');
  if (key.revokedAt) return;
  key.revokedAt = work.now;
  work.announce({ kind: 'keyChanged', keyId: id });
  work.record({ type: 'key.revoked', summary: `Revoked API key ${key.name}`, after: { keyId: id } });
}
