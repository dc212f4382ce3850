import { membershipMachine } from '#domain/states/membership.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { nameOfPerson, nameOfRole } from '../nameOf.ts';
import { changeRights, type GivenRole, grantsOfRole, lockMember, requireMayGive, requireMayManage } from '../rights.ts';

/** Gives a member another role. Their former permissions are revoked at once, in every session. */
export async function changeMemberRole(work: Work<Member>, userId: string, given: GivenRole): Promise<void> {
  const member = await lockMember(work, userId);
  await requireMayManage(work, member);
  requireMayGive(work, await grantsOfRole(work, given));
  membershipMachine.next(member.status, 'changeRole');
  const roleId = given.roleId ?? null;
  if (member.role === given.role && (member.roleId ?? null) === roleId) return;
  const before = { role: await nameOfRole(work, member) };
  work.em.assign(member, { role: given.role, roleId });
  await changeRights(work, member);
  const after = { role: await nameOfRole(work, member) };
  work.record({
    type: 'member.role_changed',
    summary: `Made ${await nameOfPerson(work, userId)} ${after.role}`,
    before: { ...before, userId },
    after: { ...after, userId },
  });
}
