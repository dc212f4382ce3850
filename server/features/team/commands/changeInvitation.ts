import { TeamInvitationEntity } from '#db/entities/index.ts';
import { type ChangeInvitation, changeInvitationInput } from '#domain/inputs/team.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { countInvitationMail } from '../invitations.ts';
import { reopenInvitation } from '../reopenInvitation.ts';
import { grantsOfRole, requireMayGive } from '../rights.ts';
import { requireUninvited } from './inviteMember.ts';

/** Changes the address or role of an invitation and mails it again. Throws RATE_LIMITED, CONFLICT. */
export async function changeInvitation(
  work: Work<Member>,
  id: string,
  input: ChangeInvitation,
  expectedVersion?: number | null,
): Promise<void> {
  const known = await work.lock(TeamInvitationEntity, id, 'invitation');
  await requireVersion(known, expectedVersion, Object.keys(changeInvitationInput.shape));
  const invitation = await reopenInvitation(work, id, 'change');
  if (input.email && input.email !== invitation.email) await requireUninvited(work, input.email, id);
  await countInvitationMail(work, input.email ?? invitation.email);
  const wanted = input.role ? { ...input, roleId: input.roleId ?? null } : input;
  const { before, after, any } = changes(invitation, wanted);
  if (!any) return;
  work.em.assign(invitation, after);
  requireMayGive(work, await grantsOfRole(work, invitation));
  work.record({
    type: 'invitation.changed',
    summary: `Changed the invitation to ${before.email ?? invitation.email}`,
    before,
    after,
  });
}
