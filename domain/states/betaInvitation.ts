import { defineMachine } from './machine.ts';

export const BETA_INVITATION_STATUSES = [
  'CREATED',
  'SENT',
  'ACCEPTED',
  'ACTIVE',
  'ENDED',
  'REVOKED',
  'EXPIRED',
] as const;
export type BetaInvitationStatus = (typeof BETA_INVITATION_STATUSES)[number];

/** The transitions of a beta invitation. */
export const betaInvitationMachine = defineMachine({
  thing: 'beta invitation',
  states: BETA_INVITATION_STATUSES,
  events: {
    send: { from: ['CREATED'], to: 'SENT', done: 'sent' },
    /** A sign-up with the link, which may be handed over before the mail was sent. */
    accept: { from: ['CREATED', 'SENT'], to: 'ACCEPTED', done: 'accepted' },
    /** Access starts once the invited person has confirmed their email address. */
    activate: { from: ['ACCEPTED'], to: 'ACTIVE', done: 'activated' },
    end: { from: ['ACTIVE'], to: 'ENDED', done: 'ended' },
    revoke: { from: ['CREATED', 'SENT', 'ACCEPTED'], to: 'REVOKED', done: 'revoked' },
    expire: { from: ['CREATED', 'SENT'], to: 'EXPIRED', done: 'marked as expired' },
  },
});

/** The statuses in which an invitation can be accepted. */
export const OPEN_BETA_INVITATION_STATUSES = BETA_INVITATION_STATUSES.filter((status) =>
  betaInvitationMachine.can(status, 'accept'),
);

/** Returns whether an open invitation is past its expiry; it can then only expire. */
export function betaInvitationHasLapsed(
  { status, expiresAt }: { status: BetaInvitationStatus; expiresAt: Date },
  now: Date,
): boolean {
  return betaInvitationMachine.can(status, 'expire') && expiresAt <= now;
}
