import { defineMachine } from './machine.ts';

export const TEAM_INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REVOKED', 'EXPIRED'] as const;
export type TeamInvitationStatus = (typeof TEAM_INVITATION_STATUSES)[number];

/** How many days somebody has to accept an invitation, from when it was last sent. */
export const TEAM_INVITATION_DAYS = 7;

/** What may happen to an invitation to a team, and when. */
export const teamInvitationMachine = defineMachine({
  thing: 'invitation',
  states: TEAM_INVITATION_STATUSES,
  events: {
    accept: { from: ['PENDING'], to: 'ACCEPTED', done: 'accepted' },
    /** Sending it again opens one that has expired. */
    resend: { from: ['PENDING', 'EXPIRED'], to: 'PENDING', done: 'sent again' },
    change: { from: ['PENDING', 'EXPIRED'], to: 'PENDING', done: 'changed' },
    revoke: { from: ['PENDING', 'EXPIRED'], to: 'REVOKED', done: 'revoked' },
    expire: { from: ['PENDING'], to: 'EXPIRED', done: 'marked as expired' },
  },
});

/** Where an invitation stands at this instant: that its time is over is known without anybody noting it. */
export function teamInvitationStanding(
  { status, expiresAt }: { status: TeamInvitationStatus; expiresAt: Date },
  now: Date,
): TeamInvitationStatus {
  return status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status;
}
