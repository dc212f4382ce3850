import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { BETA_INVITATION_STATUSES } from '#domain/states/betaInvitation.ts';
import { ownKey, p, timestamps } from './columns.ts';

/** An invitation to sign up with access to the beta for a while. */
export const BetaInvitationEntity = defineEntity({
  name: 'BetaInvitation',
  tableName: 'beta_invitations',
  properties: {
    ...ownKey,
    /** The invited address. The link can be accepted with any address. */
    email: p.text(),
    status: p.enum([...BETA_INVITATION_STATUSES]).default('CREATED'),
    /** How many days of access it gives, from the confirmation of the guest's email on. */
    accessDays: p.integer(),
    /** Until when it can be accepted. */
    expiresAt: p.datetime(),
    /** Who accepted it. */
    userId: p.uuid().nullable(),
    acceptedAt: p.datetime().nullable(),
    activatedAt: p.datetime().nullable(),
    ...timestamps,
  },
});
export type BetaInvitationRow = InferEntity<typeof BetaInvitationEntity>;

/** A link that accepts an invitation, stored hashed: the one in its mail, and the one that its maker was shown. */
export const BetaTokenEntity = defineEntity({
  name: 'BetaToken',
  tableName: 'beta_tokens',
  properties: { ...ownKey, invitationId: p.uuid(), tokenHash: p.text(), createdAt: timestamps.createdAt },
});
