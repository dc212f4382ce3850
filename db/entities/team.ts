import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { type Grants, MEMBER_ROLES } from '#domain/permissions.ts';
import { MEMBERSHIP_STATUSES } from '#domain/states/membership.ts';
import { TEAM_INVITATION_STATUSES } from '#domain/states/teamInvitation.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

const memberRole = () => p.enum(MEMBER_ROLES);

/** That somebody works in a business. It stays when they leave: their work keeps their name. */
export const MembershipEntity = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    ...businessKey,
    userId: p.uuid(),
    role: memberRole(),
    /** Of a role that the business made itself. */
    roleId: p.uuid().nullable(),
    status: p.enum(MEMBERSHIP_STATUSES).default('ACTIVE'),
    /** How often what they may do has changed; access tokens carry it. */
    rights: p.integer().default(1),
    rightsChangedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type MembershipRow = InferEntity<typeof MembershipEntity>;

/** A role that a business made itself. */
export const RoleEntity = defineEntity({
  name: 'Role',
  tableName: 'roles',
  filters: businessFilter,
  properties: {
    ...businessKey,
    name: p.text(),
    grants: p.json<Grants>(),
    createdBy: p.uuid().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});

/** An invitation to work in a business, mailed to the address that its guest will sign in with. */
export const TeamInvitationEntity = defineEntity({
  name: 'TeamInvitation',
  tableName: 'team_invitations',
  filters: businessFilter,
  properties: {
    ...businessKey,
    email: p.text(),
    role: memberRole(),
    roleId: p.uuid().nullable(),
    status: p.enum(TEAM_INVITATION_STATUSES).default('PENDING'),
    /** Of the link in the last mail; null until it has gone out. */
    tokenHash: p.text().nullable(),
    invitedBy: p.uuid().nullable(),
    /** Who accepted it. */
    userId: p.uuid().nullable(),
    expiresAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    acceptedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type TeamInvitationRow = InferEntity<typeof TeamInvitationEntity>;
