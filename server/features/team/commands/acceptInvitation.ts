import { SessionEntity, UserEntity } from '#db/entities/index.ts';
import { memberOf } from '#server/features/identity/index.ts';
import type { Member, SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { joinByInvitation } from '../joinByInvitation.ts';

/**
 * Adds a person with an account to the team and switches their session to it. Throws TOKEN_INVALID, INVALID_STATE,
 * PLAN_LIMIT_REACHED.
 */
export async function acceptInvitation(
  work: Work<SystemActor>,
  { userId, sessionId }: Member,
  token: string,
): Promise<Member> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  const membership = await joinByInvitation(work, token, user);
  const session = await work.em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = work.businessId;
  return memberOf(work, sessionId, membership);
}
