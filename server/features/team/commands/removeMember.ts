import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeMemberStatus, signOutMember } from '../changeMemberStatus.ts';
import { lockMember, requireMayManage } from '../rights.ts';

/** Removes a member from the team. Their work stays under their name. */
export async function removeMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await changeMemberStatus(work, member, {
    event: 'remove',
    type: 'member.removed',
    summary: (name) => `Removed ${name} from the team`,
  });
  await signOutMember(work, userId, (business) => `${business} has removed you from its team`);
}
