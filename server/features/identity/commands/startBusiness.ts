import { MembershipEntity, SessionEntity, UserEntity } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { addBusiness } from '../addBusiness.ts';
import { memberOf } from '../sessions.ts';

/** Creates a business for a person who so far only belongs, or belonged, to others' businesses. */
export async function startBusiness(
  work: AccountWork,
  { userId, sessionId }: Member,
  input: { name: string; timeZone?: string | null },
): Promise<Member> {
  const { em } = work;
  const user = await em.findOneOrFail(UserEntity, { id: userId });
  if (await em.count(MembershipEntity, { userId, role: 'OWNER' }))
    throw new Refusal('INVALID_STATE', 'You already own a business');
  const membership = await addBusiness(work, user, input);
  const session = await em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = membership.businessId;
  return memberOf(work, sessionId, membership);
}
