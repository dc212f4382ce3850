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

interface Roled {
  role: MemberRole;
  /** Of a role of the business's own. */
  ownName: string | null;
  ownGrants: Grants | null;
}

/** A row `m` with its role. */
const withRole = sql.raw(`'role', m.role, 'roleId', m.role_id, 'ownName', r.name, 'ownGrants', r.grants`);
const role = sql.raw('left join roles r on r.business_id = m.business_id and r.id = m.role_id');

const nameOf = ({ role: of, ownName }: Roled) => (of === 'CUSTOM' ? (ownName ?? '') : ROLE_NAMES[of]);
const grantsIn = ({ role: of, ownGrants }: Roled) => (of === 'CUSTOM' ? (ownGrants ?? {}) : grantsOf(of));

/** Who works in the business: its owner first, then by name. */
export async function readTeam(database: Database, asker: Member): Promise<TeamMember[]> {
  const { rows } = await sql<{ row: Omit<TeamMember, 'roleName' | 'isYou' | 'actions'> & Roled }>`
    select json_build_object('id', u.id, 'fullName', u.full_name, 'email', u.email,
      'emailConfirmed', u.email_verified_at is not null, 'status', m.status, 'joinedAt', m.created_at,
      'lastSeenAt', (select max(s.last_used_at) from sessions s where s.user_id = u.id and s.business_id = m.business_id),
      ${withRole}) as row
    from memberships m join users u on u.id = m.user_id ${role}
    where m.business_id = ${asker.businessId} and m.status <> 'REMOVED'
    order by m.role = 'OWNER' desc, lower(u.full_name), u.id
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => {
    const { ownName: _name, ownGrants: _grants, ...member } = row;
    return {
      ...member,
      roleName: nameOf(row),
      isYou: member.id === asker.userId,
      actions: memberActions(asker, { ...member, grants: grantsIn(row) }),
    };
  });
}

/** Whom the business invited and who has not answered, the latest first; those who joined are in the team. */
export async function readInvitations(database: Database, asker: Member): Promise<TeamInvitation[]> {
  const { rows } = await sql<{ row: Omit<TeamInvitation, 'roleName' | 'actions'> & Roled }>`
    select json_build_object('id', m.id, 'version', m.version, 'email', m.email, 'status', m.status, 'sentAt', m.sent_at, 'expiresAt', m.expires_at,
      'invitedBy', (select u.full_name from users u where u.id = m.invited_by), ${withRole}) as row
    from team_invitations m ${role}
    where m.business_id = ${asker.businessId} and m.status = 'PENDING'
    order by m.created_at desc, m.id desc
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => {
    const { ownName: _name, ownGrants: _grants, ...invitation } = row;
    const status = teamInvitationStanding({ ...invitation, expiresAt: new Date(invitation.expiresAt) }, new Date());
    return {
      ...invitation,
      status,
      roleName: nameOf(row),
      actions: invitationActions(asker, { status, grants: grantsIn(row) }),
    };
  });
}

/** Every role that somebody in the business can have, and what the asker may do with it. */
export async function readRoles(database: Database, asker: Member): Promise<TeamRoles> {
  const connection = database.em.getKysely();
  const { limitsTier } = await readStanding(connection, asker.businessId, new Date());
  const customAllowed = limitsOf(limitsTier).customRoles;
  const { rows } = await sql<{ row: { id: string; version: number; name: string; grants: Grants } }>`
    select json_build_object('id', id, 'version', version, 'name', name, 'grants', grants) as row from roles
    where business_id = ${asker.businessId} order by lower(name)
  `.execute(connection);
  const { rows: counts } = await sql<{ role: string; count: number }>`
    select coalesce(role_id::text, role) as role, count(*)::int as count from memberships
    where business_id = ${asker.businessId} and status <> 'REMOVED' group by 1
  `.execute(connection);
  const inTeam = new Map(counts.map(({ role: of, count }) => [of, count]));
  const judged = (id: string, grants: Grants): Pick<TeamRole, 'id' | 'grants' | 'memberCount' | 'assignable'> => ({
    id,
    grants: listed(grants),
    memberCount: inTeam.get(id) ?? 0,
    assignable: id !== 'OWNER' && permits(asker.grants, 'team.manage') && isWithin(grants, asker),
  });
  const every = ROLES.map((of) => ({
    ...judged(of, grantsOf(of)),
    role: of,
    version: null,
    roleId: null,
    name: ROLE_NAMES[of],
    editable: false,
  }));
  const own = rows.map(({ row: { id, version, name, grants } }) => ({
    ...judged(id, grants),
    version,
    role: 'CUSTOM' as const,
    roleId: id,
    name,
    editable: permits(asker.grants, 'roles.manage') && isWithin(grants, asker),
  }));
  return { all: [...every, ...own], customAllowed };
}

const isWithin = (grants: Grants, asker: Member) => grantsBeyond(grants, asker.grants).length === 0;

/** To whom work can be given: who works in the business now, by name. */
export async function readColleagues(database: Database, { businessId }: Scope): Promise<Colleague[]> {
  const { rows } = await sql<{ row: Colleague }>`
    select json_build_object('id', u.id, 'fullName', u.full_name) as row
    from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and m.status = 'ACTIVE' order by lower(u.full_name), u.id
  `.execute(database.em.getKysely());
  return rows.map(({ row }) => row);
}

/** What a link offers; null for one that can be accepted no more. */
export async function readOffer(database: Database, token: string): Promise<TeamInvitationOffer | null> {
  const byToken = sql<{ row: Omit<TeamInvitationOffer, 'roleName'> & Roled }>`
    select json_build_object('businessName', b.name, 'email', m.email,
      'invitedBy', (select u.full_name from users u where u.id = m.invited_by),
      'hasAccount', exists (select from users u where u.email = m.email and u.email_verified_at is not null), ${withRole}) as row
    from team_invitations m join businesses b on b.id = m.business_id ${role}
    where m.token_hash = ${hashToken(token)} and m.status = 'PENDING' and m.expires_at > now()
  `;
  // Whoever has been invited may be at work for another business.
  const { rows } = await withoutTenant(() => byToken.execute(database.em.getKysely()));
  const found = rows[0]?.row;
  if (!found) return null;
  const { businessName, email, invitedBy, hasAccount } = found;
  return { businessName, email, invitedBy, hasAccount, roleName: nameOf(found) };
}
