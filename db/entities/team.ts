import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { type Grants, MEMBER_ROLES } from '#domain/permissions.ts';
import { MEMBERSHIP_STATUSES } from '#domain/states/membership.ts';
import { TEAM_INVITATION_STATUSES } from '#domain/states/teamInvitation.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

const memberRole = () => p.enum(MEMBER_ROLES);

/** A user's membership in a business. Kept when they leave, so that their work still shows their name. */
export const MembershipEntity = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    ...businessKey,
    userId: p.uuid(),
    role: memberRole(),
    /** The custom role; null for a built-in role. */
    roleId: p.uuid().nullable(),
    status: p.enum(MEMBERSHIP_STATUSES).default('ACTIVE'),
    /** Incremented when the member's permissions change. Access tokens carry it, so that older ones are refused. */
    rights: p.integer().default(1),
    rightsChangedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type MembershipRow = InferEntity<typeof MembershipEntity>;

/** A custom role of a business. */
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

/** An invitation to join a business, mailed to the address that the invited person will sign in with. */
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
    /** Hash of the link in the last mail; null until it has been sent. */
    tokenHash: p.text().nullable(),
    invitedBy: p.uuid().nullable(),
    /** The user who accepted the invitation; null until then. */
    userId: p.uuid().nullable(),
    expiresAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    acceptedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type TeamInvitationRow = InferEntity<typeof TeamInvitationEntity>;
