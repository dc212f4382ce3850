import { MembershipEntity, SessionEntity, UserEntity } from '#db/entities/index.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { enforceSessionLimit, memberOf } from '../sessions.ts';

/** Switches a session to another of the person's businesses. Throws NOT_FOUND. */
export async function switchBusiness(work: AccountWork, { userId, sessionId }: Member, id: string): Promise<Member> {
  const { em } = work;
  const membership = isUuid(id)
    ? await em.findOne(MembershipEntity, { userId, businessId: id, status: 'ACTIVE' })
    : null;
  if (!membership) throw notFound('business');
  const session = await em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = id;
  await enforceSessionLimit(work, await em.findOneOrFail(UserEntity, { id: userId }), id, sessionId);
  return memberOf(work, sessionId, membership);
}
