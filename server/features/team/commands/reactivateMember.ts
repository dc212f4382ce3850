import { requireSeat } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeMemberStatus } from '../changeMemberStatus.ts';
import { lockMember, requireMayManage } from '../rights.ts';

/** Restores a suspended member's access. Throws PLAN_LIMIT_REACHED where no seat is free. */
export async function reactivateMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await requireSeat(work);
  await changeMemberStatus(work, member, {
    event: 'reactivate',
    type: 'member.reactivated',
    summary: (name) => `Restored ${name}’s access`,
  });
}
