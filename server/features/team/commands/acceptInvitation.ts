import { SessionEntity, UserEntity } from '#db/entities/index.ts';
import { memberOf } from '#server/features/identity/index.ts';
import type { Member, SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { takeIn } from '../takeIn.ts';

/** Takes somebody with an account into the team; their session acts for it from then on. Throws TOKEN_INVALID, INVALID_STATE, PLAN_LIMIT_REACHED. */
export async function acceptInvitation(
  work: Work<SystemActor>,
  { userId, sessionId }: Member,
  token: string,
): Promise<Member> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  const membership = await takeIn(work, token, user);
  const session = await work.em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = work.businessId;
  return memberOf(work, sessionId, membership);
}
