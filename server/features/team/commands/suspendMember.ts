import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeMemberStatus, signOutMember } from '../changeMemberStatus.ts';
import { lockMember, requireMayManage } from '../rights.ts';

/** Suspends a member until they are reactivated. Their seat is free meanwhile. */
export async function suspendMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await changeMemberStatus(work, member, {
    event: 'suspend',
    type: 'member.suspended',
    summary: (name) => `Suspended ${name}`,
  });
  await signOutMember(work, userId, (business) => `${business} has suspended your access`);
}
