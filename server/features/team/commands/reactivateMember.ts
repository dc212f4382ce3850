import { requireSeat } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { moveMember } from '../moveMember.ts';
import { lockMember, requireMayManage } from '../rights.ts';

/** Lets somebody back in. Throws PLAN_LIMIT_REACHED where their seat was taken meanwhile. */
export async function reactivateMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await requireSeat(work);
  await moveMember(work, member, {
    event: 'reactivate',
    type: 'member.reactivated',
    summary: (name) => `Let ${name} back in`,
  });
}
