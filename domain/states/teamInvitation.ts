import { defineMachine } from './machine.ts';

export const TEAM_INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REVOKED', 'EXPIRED'] as const;
export type TeamInvitationStatus = (typeof TEAM_INVITATION_STATUSES)[number];

/** Days until an invitation expires, counted from its last mail. */
export const TEAM_INVITATION_DAYS = 7;

/** The transitions of a team invitation. */
export const teamInvitationMachine = defineMachine({
  thing: 'invitation',
  states: TEAM_INVITATION_STATUSES,
  events: {
    accept: { from: ['PENDING'], to: 'ACCEPTED', done: 'accepted' },
    /** Reopens an expired invitation. */
    resend: { from: ['PENDING', 'EXPIRED'], to: 'PENDING', done: 'sent again' },
    change: { from: ['PENDING', 'EXPIRED'], to: 'PENDING', done: 'changed' },
    revoke: { from: ['PENDING', 'EXPIRED'], to: 'REVOKED', done: 'revoked' },
    expire: { from: ['PENDING'], to: 'EXPIRED', done: 'marked as expired' },
  },
});

/** Returns the status of an invitation at an instant; EXPIRED from its expiry on, even if it is not stored yet. */
export function teamInvitationStanding(
  { status, expiresAt }: { status: TeamInvitationStatus; expiresAt: Date },
  now: Date,
): TeamInvitationStatus {
  return status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status;
}
