import { MembershipEntity, RoleEntity, TeamInvitationEntity } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireMayGive } from '../rights.ts';

/** Throws INVALID_STATE while a member or a pending invitation has the role. */
export async function deleteRole(work: Work<Member>, id: string): Promise<void> {
  const { em, businessId } = work;
  const role = await work.lock(RoleEntity, id, 'role');
  requireMayGive(work, role.grants);
  const bearers = await em.count(MembershipEntity, { businessId, roleId: id, status: { $ne: 'REMOVED' } });
  const guests = await em.count(TeamInvitationEntity, { roleId: id, status: 'PENDING' });
  if (bearers + guests > 0)
    throw new Refusal(
      'INVALID_STATE',
      `${bearers + guests} people on your team have this role. Give them another role first`,
    );
  // Only former members still have the role here. They get the role with the fewest permissions, in case they rejoin.
  await em.nativeUpdate(MembershipEntity, { businessId, roleId: id }, { role: 'VIEWER', roleId: null });
  await em.nativeUpdate(TeamInvitationEntity, { roleId: id }, { role: 'VIEWER', roleId: null });
  em.remove(role);
  work.record({
    type: 'role.deleted',
    summary: `Deleted the role ${role.name}`,
    before: { name: role.name, grants: role.grants },
  });
}
