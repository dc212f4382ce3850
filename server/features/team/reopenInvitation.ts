import { TeamInvitationEntity, type TeamInvitationRow } from '#db/entities/index.ts';
import { teamInvitationMachine, teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { requireSeat } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireUninvited } from './commands/inviteMember.ts';
import { invitationEnd } from './invitations.ts';
import { grantsOfRole, requireMayGive } from './rights.ts';

/** Locks an invitation and prepares it for another mail with a new link; the earlier link becomes invalid. */
export async function reopenInvitation(
  work: Work<Member>,
  id: string,
  event: 'resend' | 'change',
): Promise<TeamInvitationRow> {
  const invitation = await work.lock(TeamInvitationEntity, id, 'invitation');
  const standing = teamInvitationStanding(invitation, work.now);
  const status = teamInvitationMachine.next(standing, event);
  requireMayGive(work, await grantsOfRole(work, invitation));
  // An expired invitation holds no seat.
  if (standing === 'EXPIRED') {
    await requireSeat(work);
    await requireUninvited(work, invitation.email, id);
  }
  work.em.assign(invitation, { status, tokenHash: null, expiresAt: invitationEnd(work.now) });
  await work.enqueue('mail.teamInvitation', { businessId: work.businessId, invitationId: id });
  return invitation;
}
