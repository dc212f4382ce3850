import { BusinessEntity, type MembershipRow } from '#db/entities/index.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { endSessions } from '#server/features/identity/index.ts';
import { requireSeat } from '#server/features/plans/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { nameOfPerson } from '../nameOf.ts';
import { changeRights, lockMember, requireMayManage } from '../rights.ts';

/** Keeps somebody out until they are let back in. Their seat is free meanwhile. */
export async function suspendMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await move(work, member, 'suspend', 'member.suspended', (name) => `Suspended ${name}`);
  await signOut(work, userId, (business) => `${business} has suspended your access`);
}

/** Throws PLAN_LIMIT_REACHED where their seat was taken meanwhile. */
export async function reactivateMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await requireSeat(work);
  await move(work, member, 'reactivate', 'member.reactivated', (name) => `Let ${name} back in`);
}

/** Takes somebody out of the team for good. Their work stays, under their name. */
export async function removeMember(work: Work<Member>, userId: string): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  await move(work, member, 'remove', 'member.removed', (name) => `Removed ${name} from the team`);
  await signOut(work, userId, (business) => `${business} has removed you from its team`);
}

async function move(
  work: Work<Member>,
  member: MembershipRow,
  event: 'suspend' | 'reactivate' | 'remove',
  type: ActivityType,
  inWords: (name: string) => string,
): Promise<void> {
  const { userId } = member;
  const from = member.status;
  member.status = membershipMachine.next(from, event);
  changeRights(work, member);
  work.record({
    type,
    summary: inWords(await nameOfPerson(work, userId)),
    before: { userId, status: from },
    after: { userId, status: member.status },
  });
}

async function signOut(work: Work, userId: string, why: (business: string) => string): Promise<void> {
  const { businessId } = work;
  const { name } = await work.em.findOneOrFail(BusinessEntity, { id: businessId });
  await endSessions(work, { userId, businessId }, why(name));
}
