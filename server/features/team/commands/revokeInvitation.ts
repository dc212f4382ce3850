import { TeamInvitationEntity } from '#db/entities/index.ts';
import { teamInvitationMachine, teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Revokes an invitation: its link becomes invalid and its seat is free. */
export async function revokeInvitation(work: Work<Member>, id: string): Promise<void> {
  const invitation = await work.lock(TeamInvitationEntity, id, 'invitation');
  const status = teamInvitationMachine.next(teamInvitationStanding(invitation, work.now), 'revoke');
  work.em.assign(invitation, { status, tokenHash: null });
  work.record({ type: 'invitation.revoked', summary: `Revoked the invitation to ${invitation.email}` });
}
