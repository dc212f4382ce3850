import { TeamInvitationEntity } from '#db/entities/index.ts';
import type { ChangeInvitation } from '#domain/inputs/team.ts';
import { teamInvitationMachine, teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { requireSeat } from '#server/features/plans/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { changes } from '#server/platform/commands/changes.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invitationEnd } from '../invitations.ts';
import { grantsOfRole, requireMayGive } from '../rights.ts';
import { requireUninvited } from './inviteMember.ts';

/** Mails an invitation anew, with a new link: the one before leads nowhere from then on. */
export async function resendInvitation(work: Work<Member>, id: string): Promise<void> {
  const invitation = await reopen(work, id, 'resend');
  work.record({ type: 'invitation.resent', summary: `Invited ${invitation.email} again` });
}

/** Changes to whom an invitation goes, or what they become, and mails it anew. */
export async function changeInvitation(work: Work<Member>, id: string, input: ChangeInvitation): Promise<void> {
  const invitation = await reopen(work, id, 'change');
  if (input.email && input.email !== invitation.email) await requireUninvited(work, input.email, id);
  const wanted = input.role ? { ...input, roleId: input.roleId ?? null } : input;
  const { before, after, any } = changes(invitation, wanted);
  if (!any) return;
  work.em.assign(invitation, after);
  requireMayGive(work, await grantsOfRole(work, invitation));
  work.record({
    type: 'invitation.changed',
    summary: `Changed the invitation of ${before.email ?? invitation.email}`,
    before,
    after,
  });
}

async function reopen(work: Work<Member>, id: string, event: 'resend' | 'change') {
  const invitation = await work.lock(TeamInvitationEntity, id, 'invitation');
  const standing = teamInvitationStanding(invitation, work.now);
  const status = teamInvitationMachine.next(standing, event);
  requireMayGive(work, await grantsOfRole(work, invitation));
  // One that has expired holds no seat any more.
  if (standing === 'EXPIRED') {
    await requireSeat(work);
    await requireUninvited(work, invitation.email, id);
  }
  work.em.assign(invitation, { status, tokenHash: null, expiresAt: invitationEnd(work.now) });
  await work.enqueue('mail.teamInvitation', { businessId: work.businessId, invitationId: id });
  return invitation;
}
