import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import {
  type Grants,
  grantsBeyond,
  grantsOf,
  type MemberRole,
  permits,
  ROLE_NAMES,
  ROLES,
} from '#domain/permissions.ts';
import { limitsOf } from '#domain/plans.ts';
import { teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { listed } from '#server/features/identity/index.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Member, Scope } from '#server/platform/auth/viewer.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import type { Colleague } from './colleague.ts';
import { invitationActions, memberActions } from './team.policy.ts';
import type { TeamInvitation, TeamInvitationOffer, TeamMember, TeamRole, TeamRoles } from './team.types.ts';

interface WithRole {
  role: MemberRole;
  /** Name of the custom role; null for a predefined one. */
  ownName: string | null;
  ownGrants: Grants | null;
}

/** Selects the role of a row `m`. */
const withRole = sql.raw(`'role', m.role, 'roleId', m.role_id, 'ownName', r.name, 'ownGrants', r.grants`);
const role = sql.raw('left join roles r on r.business_id = m.business_id and r.id = m.role_id');

const nameOf = ({ role: of, ownName }: WithRole) => (of === 'CUSTOM' ? (ownName ?? '') : ROLE_NAMES[of]);
const grantsIn = ({ role: of, ownGrants }: WithRole) => (of === 'CUSTOM' ? (ownGrants ?? {}) : grantsOf(of));

/** Returns the members of the business: the owner first, then by name. */
export async function readTeam(database: Database, viewer: Member): Promise<TeamMember[]> {
  const { rows } = await sql<{ row: Omit<TeamMember, 'roleName' | 'isYou' | 'actions'> & WithRole }>`
    select json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email,
      'emailConfirmed', u.email_verified_at is not null, 'status', m.status, 'joinedAt', m.created_at,
      'lastSeenAt', (select max(s.last_used_at) from sessions s where s.user_id = u.id and s.business_id = m.business_id),
      ${withRole}) as row
    from memberships m join users u on u.id = m.user_id ${role}
    where m.business_id = ${viewer.businessId} and m.status <> 'REMOVED'
    order by m.role = 'OWNER' desc, lower(u.full_name), u.id
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => {
    const { ownName: _name, ownGrants: _grants, ...member } = row;
    return {
      ...member,
      roleName: nameOf(row),
      isYou: member.id === viewer.userId,
      actions: memberActions(viewer, { ...member, grants: grantsIn(row) }),
    };
  });
}

/** Returns the pending and expired invitations, latest first. Those who accepted are in the team. */
export async function readInvitations(database: Database, viewer: Member): Promise<TeamInvitation[]> {
  const { rows } = await sql<{ row: Omit<TeamInvitation, 'roleName' | 'actions'> & WithRole }>`
    select json_build_object('id', m.id, 'version', m.version, 'email', m.email, 'status', m.status, 'sentAt', m.sent_at, 'expiresAt', m.expires_at,
      'invitedBy', (select u.full_name from users u where u.id = m.invited_by), ${withRole}) as row
    from team_invitations m ${role}
    where m.business_id = ${viewer.businessId} and m.status = 'PENDING'
    order by m.created_at desc, m.id desc
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => {
    const { ownName: _name, ownGrants: _grants, ...invitation } = row;
    const status = teamInvitationStanding({ ...invitation, expiresAt: new Date(invitation.expiresAt) }, new Date());
    return {
      ...invitation,
      status,
      roleName: nameOf(row),
      actions: invitationActions(viewer, { status, grants: grantsIn(row) }),
    };
  });
}

/** Returns all roles of the business, with the actions that the viewer may take on each. */
export async function readRoles(database: Database, viewer: Member): Promise<TeamRoles> {
  const connection = database.em.getKysely();
  const { limitsTier } = await readStanding(connection, viewer.businessId, new Date());
  const customAllowed = limitsOf(limitsTier).customRoles;
  const { rows } = await sql<{ row: { id: string; version: number; name: string; grants: Grants } }>`
    select json_build_object('id', id, 'version', version, 'name', name, 'grants', grants) as row from roles
    where business_id = ${viewer.businessId} order by lower(name)
  `.execute(connection);
  const { rows: counts } = await sql<{ role: string; count: number }>`
    select coalesce(role_id::text, role) as role, count(*)::int as count from memberships
    where business_id = ${viewer.businessId} and status <> 'REMOVED' group by 1
  `.execute(connection);
  const inTeam = new Map(counts.map(({ role: of, count }) => [of, count]));
  const judged = (id: string, grants: Grants): Pick<TeamRole, 'id' | 'grants' | 'memberCount' | 'assignable'> => ({
    id,
    grants: listed(grants),
    memberCount: inTeam.get(id) ?? 0,
    assignable: id !== 'OWNER' && permits(viewer.grants, 'team.manage') && isWithin(grants, viewer),
  });
  const predefined = ROLES.map((of) => ({
    ...judged(of, grantsOf(of)),
    role: of,
    version: null,
    roleId: null,
    name: ROLE_NAMES[of],
    editable: false,
  }));
  const custom = rows.map(({ row: { id, version, name, grants } }) => ({
    ...judged(id, grants),
    version,
    role: 'CUSTOM' as const,
    roleId: id,
    name,
    editable: permits(viewer.grants, 'roles.manage') && isWithin(grants, viewer),
  }));
  return { all: [...predefined, ...custom], customAllowed };
}

const isWithin = (grants: Grants, viewer: Member) => grantsBeyond(grants, viewer.grants).length === 0;

/** Returns the active members, to whom work can be assigned, by name. */
export async function readColleagues(database: Database, { businessId }: Scope): Promise<Colleague[]> {
  const { rows } = await sql<{ row: Colleague }>`
    select json_build_object('id', u.id, 'fullName', u.full_name) as row
    from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and m.status = 'ACTIVE' order by lower(u.full_name), u.id
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => row);
}

/** Returns the details of an invitation by its link; null where it can no longer be accepted. */
export async function readOffer(database: Database, token: string): Promise<TeamInvitationOffer | null> {
  const byToken = sql<{ row: Omit<TeamInvitationOffer, 'roleName'> & WithRole }>`
    select json_build_object('businessName', b.name, 'email', m.email,
      'invitedBy', (select u.full_name from users u where u.id = m.invited_by),
      'hasAccount', exists (select from users u where u.email = m.email and u.email_verified_at is not null), ${withRole}) as row
    from team_invitations m join businesses b on b.id = m.business_id ${role}
    where m.token_hash = ${hashToken(token)} and m.status = 'PENDING' and m.expires_at > now()
  `;
  // Read without a tenant, because the session of the invited person may act for another business.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  const found = rows[0]?.row;
  if (!found) return null;
  const { businessName, email, invitedBy, hasAccount } = found;
  return { businessName, email, invitedBy, hasAccount, roleName: nameOf(found) };
}
