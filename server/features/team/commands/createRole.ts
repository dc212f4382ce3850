import { RoleEntity } from '#db/entities/index.ts';
import type { RoleInput } from '#domain/inputs/team.ts';
import { invalidInput } from '#server/core/errors.ts';
import { requireCustomRoles } from '#server/features/plans/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireMayGive } from '../rights.ts';

/** Makes a role and answers its id. Throws PLAN_LIMIT_REACHED, FORBIDDEN where it goes beyond what they may do themselves. */
export async function createRole(work: Work<Member>, { name, grants }: RoleInput): Promise<string> {
  await requireCustomRoles(work);
  requireMayGive(work, grants);
  await requireUnusedName(work, name);
  const role = work.em.create(RoleEntity, { businessId: work.businessId, name, grants, createdBy: work.viewer.userId });
  work.em.persist(role);
  work.record({ type: 'role.created', summary: `Made the role ${name}`, after: { name, grants } });
  return role.id;
}

/** Throws VALIDATION_FAILED where another role is called so; those that every business has are spoken of too. */
export async function requireUnusedName({ em }: Work, name: string, exceptId?: string): Promise<void> {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  const roles = await em.find(RoleEntity, {});
  if (roles.some((role) => role.id !== exceptId && same(role.name)))
    throw invalidInput([{ path: 'name', message: 'There is a role of this name', code: 'NAME_TAKEN' }]);
}
