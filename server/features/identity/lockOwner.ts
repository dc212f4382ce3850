import { SessionEntity, type UserRow } from '#db/entities/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { unauthenticated } from '#server/platform/graphql/errors.ts';
import { lockUser } from './accountTokens.ts';

/**
 * Locks the signed-in person's account. Throws UNAUTHENTICATED where the session has ended since the request began: a reset
 * that was committed meanwhile must not be overruled by the password that it replaced.
 */
export async function lockOwner(work: AccountWork, { userId, sessionId }: Member): Promise<UserRow> {
  const user = await lockUser(work, userId);
  if (!(await work.em.count(SessionEntity, { id: sessionId, endedAt: null }))) throw unauthenticated();
  return user;
}
