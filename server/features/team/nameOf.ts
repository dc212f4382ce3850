import { RoleEntity, UserEntity } from '#db/entities/index.ts';
import { ROLE_NAMES } from '#domain/permissions.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { GivenRole } from './rights.ts';

/** Returns the full name of a user. */
export const nameOfPerson = async ({ em }: Work, userId: string): Promise<string> =>
  (await em.findOneOrFail(UserEntity, { id: userId })).fullName;

/** Returns the display name of a role, for activities. */
export async function nameOfRole(work: Work, { role, roleId }: GivenRole): Promise<string> {
  if (role !== 'CUSTOM') return ROLE_NAMES[role];
  return (await work.find(RoleEntity, roleId ?? '', 'role')).name;
}
