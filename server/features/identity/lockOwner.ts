import { SessionEntity, type UserRow } from '#db/entities/index.ts';
import { unauthenticated } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { lockUser } from './accountTokens.ts';

/**
 * Locks the signed-in person's account. Throws UNAUTHENTICATED where the session ended since the request began, so that
 * a concurrently committed reset is not overwritten using the old password.
 */
export async function lockOwner(work: AccountWork, { userId, sessionId }: Member): Promise<UserRow> {
  const user = await lockUser(work, userId);
  if (!(await work.em.count(SessionEntity, { id: sessionId, endedAt: null }))) throw unauthenticated();
  return user;
}
