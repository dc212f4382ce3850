import { MembershipEntity, RoleEntity } from '#db/entities/index.ts';
import { type RoleInput, roleInput } from '#domain/inputs/team.ts';
import { listed } from '#server/features/identity/index.ts';
import { requireCustomRoles } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeRights, requireMayGive } from '../rights.ts';
import { requireUnusedName } from './createRole.ts';

/** Changes a role for all its members, effective at once. Throws PLAN_LIMIT_REACHED, FORBIDDEN, CONFLICT. */
export async function updateRole(
  work: Work<Member>,
  id: string,
  input: RoleInput,
  expectedVersion?: number | null,
): Promise<void> {
  await requireCustomRoles(work);
  const role = await work.lock(RoleEntity, id, 'role');
  requireMayGive(work, role.grants);
  requireMayGive(work, input.grants);
  await requireVersion(role, expectedVersion, Object.keys(roleInput.shape), async () => ({
    grants: listed(role.grants),
  }));
  await requireUnusedName(work, input.name, id);
  const { before, after, any } = changes(role, input);
  if (!any) return;
  work.em.assign(role, after, { mergeObjectProperties: false });
  if (after.grants) {
    const { em, businessId } = work;
    for (const member of await em.find(MembershipEntity, { businessId, roleId: id })) await changeRights(work, member);
  }
  work.record({ type: 'role.updated', summary: `Updated the role ${role.name}`, before, after });
}
