import { RoleEntity } from '#db/entities/index.ts';
import type { RoleInput } from '#domain/inputs/team.ts';
import { invalidInput } from '#server/core/errors.ts';
import { requireCustomRoles } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireMayGive } from '../rights.ts';

/** Creates a role and returns its id. Throws PLAN_LIMIT_REACHED, and FORBIDDEN for permissions that the caller does not have. */
export function createRole(work: Work<Member>, input: RoleInput, idempotencyKey?: string | null): Promise<string> {
  return oncePerKey(work, 'createRole', { ...input, idempotencyKey }, async (id) => {
    const { name, grants } = input;
    await requireCustomRoles(work);
    requireMayGive(work, grants);
    await requireUnusedName(work, name);
    const { businessId, viewer } = work;
    work.em.persist(work.em.create(RoleEntity, { id, businessId, name, grants, createdBy: viewer.userId }));
    work.record({ type: 'role.created', summary: `Created the role ${name}`, after: { name, grants } });
  });
}

/** Throws VALIDATION_FAILED where another role, custom or predefined, has this name. */
export async function requireUnusedName({ em }: Work, name: string, exceptId?: string): Promise<void> {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  const roles = await em.find(RoleEntity, {});
  if (roles.some((role) => role.id !== exceptId && same(role.name)))
    throw invalidInput([{ path: 'name', message: 'There’s already a role with this name', code: 'NAME_TAKEN' }]);
}
