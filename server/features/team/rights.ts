import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { MembershipEntity, type MembershipRow, RoleEntity } from '#db/entities/index.ts';
import { type Grants, grantsBeyond, grantsOf, type MemberRole } from '#domain/permissions.ts';
import { forbidden, notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** The name of a role; for a custom role, CUSTOM and its id. */
export interface GivenRole {
  role: MemberRole;
  roleId?: string | null;
}

/** Returns the permissions of a role. Throws NOT_FOUND. */
export async function grantsOfRole(work: Work, { role, roleId }: GivenRole): Promise<Grants> {
  if (role !== 'CUSTOM') return grantsOf(role);
  return (await work.find(RoleEntity, roleId ?? '', 'role')).grants;
}

/** Throws FORBIDDEN where the permissions exceed those of the acting member. */
export function requireMayGive({ viewer }: Work<Member>, grants: Grants): void {
  if (grantsBeyond(grants, viewer.grants).length > 0)
    throw forbidden('You can’t grant permissions you don’t have. Ask someone who has them');
}

/** Returns a user's membership in the business, locked. Throws NOT_FOUND, also for a removed member. */
export async function lockMember({ em, businessId }: Work, userId: string): Promise<MembershipRow> {
  const found = isUuid(userId)
    ? await em.findOne(MembershipEntity, { businessId, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!found || found.status === 'REMOVED') throw notFound('team member');
  return found;
}

/**
 * Throws FORBIDDEN for the owner, for the acting member themselves, and for a member with more permissions than the
 * acting one.
 */
export async function requireMayManage(work: Work<Member>, member: MembershipRow): Promise<void> {
  if (member.role === 'OWNER') throw forbidden('To change the owner, transfer the business');
  if (member.userId === work.viewer.userId) throw forbidden('Ask someone else to change your own membership');
  requireMayGive(work, await grantsOfRole(work, member));
}

/**
 * Invalidates the member's access tokens and ends their subscriptions, on every node, also those for the test business:
 * there a trigger removes them, so that they have to enter it again with their new rights.
 */
export async function changeRights({ em, now, announce }: Work, member: MembershipRow): Promise<void> {
  member.rights += 1;
  member.rightsChangedAt = now;
  const { businessId, userId, rights } = member;
  announce({ kind: 'rightsChanged', businessId, userId, rights });
  const { rows } = await sql<{ id: string | null }>`select test_business_of(${businessId}) as id`.execute(
    em.getKysely(),
  );
  if (rows[0]?.id) announce({ kind: 'rightsChanged', businessId: rows[0].id, userId, rights });
}
