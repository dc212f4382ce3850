import { betaInvitationHasLapsed, betaInvitationMachine } from '#domain/states/betaInvitation.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { invitationOf } from '../betaInvitations.ts';

/** Accepts an invitation at sign-up and returns whether it was valid. An invalid one does not stop the sign-up. */
export async function acceptBetaInvitation(work: AccountWork, token: string, userId: string): Promise<boolean> {
  const invitation = await invitationOf(work, token);
  if (!invitation) return false;
  // A repeated sign-up before the email is confirmed keeps the accepted invitation.
  if (invitation.userId === userId && invitation.status === 'ACCEPTED') return true;
  if (betaInvitationHasLapsed(invitation, work.now)) {
    invitation.status = betaInvitationMachine.next(invitation.status, 'expire');
    return false;
  }
  if (!betaInvitationMachine.can(invitation.status, 'accept')) return false;
  invitation.status = betaInvitationMachine.next(invitation.status, 'accept');
  invitation.userId = userId;
  invitation.acceptedAt = work.now;
  return true;
}
