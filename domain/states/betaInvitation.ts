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

/** What may happen to an invitation to the beta, and when. */
export const betaInvitationMachine = defineMachine({
  thing: 'beta invitation',
  states: BETA_INVITATION_STATUSES,
  events: {
    send: { from: ['CREATED'], to: 'SENT', done: 'sent' },
    /** By a sign-up with its link, which may have been handed over before its mail went out. */
    accept: { from: ['CREATED', 'SENT'], to: 'ACCEPTED', done: 'accepted' },
    /** Access begins once whoever accepted has confirmed their email. */
    activate: { from: ['ACCEPTED'], to: 'ACTIVE', done: 'activated' },
    end: { from: ['ACTIVE'], to: 'ENDED', done: 'ended' },
    revoke: { from: ['CREATED', 'SENT', 'ACCEPTED'], to: 'REVOKED', done: 'revoked' },
    expire: { from: ['CREATED', 'SENT'], to: 'EXPIRED', done: 'marked as expired' },
  },
});

/** The statuses in which an invitation waits for its guest. */
export const OPEN_BETA_INVITATION_STATUSES = BETA_INVITATION_STATUSES.filter((status) =>
  betaInvitationMachine.can(status, 'accept'),
);

/** Whether an invitation that waits for its guest is past its time: all that can happen to it then is to expire. */
export function betaInvitationHasLapsed(
  { status, expiresAt }: { status: BetaInvitationStatus; expiresAt: Date },
  now: Date,
): boolean {
  return betaInvitationMachine.can(status, 'expire') && expiresAt <= now;
}
