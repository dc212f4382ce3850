import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { countInvitationMail } from '../invitations.ts';
import { reopenInvitation } from '../reopenInvitation.ts';

/** Mails an invitation again with a new link; the earlier link becomes invalid. Throws RATE_LIMITED. */
export async function resendInvitation(work: Work<Member>, id: string): Promise<void> {
  const invitation = await reopenInvitation(work, id, 'resend');
  await countInvitationMail(work, invitation.email);
  work.record({ type: 'invitation.resent', summary: `Resent the invitation to ${invitation.email}` });
}
