import { ApiKeyEntity } from '#db/entities/index.ts';
import { type UpdateApiKey, updateApiKeyInput } from '#domain/inputs/apiKey.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireActive, requireGiveable } from '../apiKey.policy.ts';

/**
 * Changes a key's name, scopes and networks. Scopes that it already has may stay, even where the caller lacks them.
 * Throws CONFLICT for an outdated expected version.
 */
export async function updateApiKey(
  work: Work<Member>,
  id: string,
  input: UpdateApiKey,
  expectedVersion?: number | null,
): Promise<void> {
  const key = await work.lock(ApiKeyEntity, id, 'API key');
  requireActive(key, work.now);
  await requireVersion(key, expectedVersion, Object.keys(updateApiKeyInput.shape));
  requireGiveable(
    work.viewer.grants,
    (input.scopes ?? []).filter((scope) => !key.scopes.includes(scope)),
  );
  const { before, after, any } = changes(key, input);
  if (!any) return;
  work.em.assign(key, after);
  work.announce({ kind: 'keyChanged', keyId: id });
  work.record({
    type: 'key.updated',
    summary: `Updated API key ${key.name}`,
    before: { keyId: id, ...before },
    after: { keyId: id, ...after },
  });
}
