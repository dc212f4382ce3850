import { BusinessEntity } from '#db/entities/index.ts';
import { mayLeave } from '#domain/permissions.ts';
import { Refusal } from '#server/core/errors.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeMemberStatus, signOutMember } from '../changeMemberStatus.ts';
import { lockMember } from '../rights.ts';

/**
 * Removes the person from the team at their own request, whatever their role and the plan are. Their work stays under
 * their name. Throws NOT_FOUND, or INVALID_STATE for the owner and in test mode.
 */
export async function leaveTeam(work: Work<SystemActor>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  const { testOfBusinessId } = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  if (testOfBusinessId) throw new Refusal('INVALID_STATE', 'Test data has no team. Go back to live data first');
  if (!mayLeave(member.role))
    throw new Refusal('INVALID_STATE', 'You own the business. Transfer it to a team member first, or close it');
  await changeMemberStatus(work, member, {
    event: 'remove',
    type: 'member.left',
    summary: (name) => `${name} left the team`,
    byThemselves: true,
  });
  await signOutMember(work, userId, (business) => `You left ${business}`);
}
