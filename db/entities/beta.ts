import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { BETA_INVITATION_STATUSES } from '#domain/states/betaInvitation.ts';
import { ownKey, p, timestamps } from './columns.ts';

/** An invitation to sign up with beta access for a limited time. */
export const BetaInvitationEntity = defineEntity({
  name: 'BetaInvitation',
  tableName: 'beta_invitations',
  properties: {
    ...ownKey,
    /** The invited address. The link can be accepted with any address. */
    email: p.text(),
    status: p.enum([...BETA_INVITATION_STATUSES]).default('CREATED'),
    /** Days of access, counted from the confirmation of the invited person's email address. */
    accessDays: p.integer(),
    /** The last moment at which the invitation can be accepted. */
    expiresAt: p.datetime(),
    /** The user who accepted the invitation; null until then. */
    userId: p.uuid().nullable(),
    acceptedAt: p.datetime().nullable(),
    activatedAt: p.datetime().nullable(),
    ...timestamps,
  },
});
export type BetaInvitationRow = InferEntity<typeof BetaInvitationEntity>;

/** A link that accepts an invitation, stored as a hash. Each invitation has two: one in its mail, one shown to its creator. */
export const BetaTokenEntity = defineEntity({
  name: 'BetaToken',
  tableName: 'beta_tokens',
  properties: { ...ownKey, invitationId: p.uuid(), tokenHash: p.text(), createdAt: timestamps.createdAt },
});
