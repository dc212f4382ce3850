import { sql } from 'kysely';
import { BusinessEntity, TeamInvitationEntity, type TeamInvitationRow, UserEntity } from '#db/entities/index.ts';
import { stateInWords } from '#domain/states/machine.ts';
import { teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { teamInvitationMail } from '../emails/TeamInvitation.tsx';
import { invitationUrl } from '../invitations.ts';
import { nameOfRole } from '../nameOf.ts';

/**
 * Mails an invitation, unless it was closed or reopened since. Creates the token of its link here, so that it is stored
 * only as a hash.
 */
export const sendTeamInvitation: Job<'mail.teamInvitation'> = async (services, payload, attempt) => {
  const { database, commands, publicUrl } = services;
  const { businessId, invitationId } = payload;
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const invitation = await em.findOneOrFail(TeamInvitationEntity, { id: invitationId });
  const { email } = invitation;
  const log = { kind: 'team.invitation', businessId, subjectId: invitationId };
  const reason = reasonNotToSend(invitation);
  if (reason) return suppress(services, attempt, { ...log, recipient: email }, reason);

  const whorl = { kind: 'system' as const, businessId };
  const token = randomToken();
  const roleName = await commands.run(whorl, storeLinkToken, invitationId, token);
  const inviter = invitation.invitedBy ? await em.findOne(UserEntity, { id: invitation.invitedBy }) : null;
  const isKnown = (await em.count(UserEntity, { email, emailVerifiedAt: { $ne: null } })) > 0;
  const { name: businessName } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const content = await teamInvitationMail({
    names: isKnown ? { businessName, invitedBy: inviter?.fullName, roleName } : undefined,
    inviterEmail: inviter?.email,
    email,
    joinUrl: invitationUrl(publicUrl, token),
  });
  const wasSent = await deliver(services, attempt, { ...log, mail: { to: email, ...content } });
  if (wasSent) await commands.run(whorl, markAsSent, invitationId);
};

function reasonNotToSend(invitation: TeamInvitationRow): string | undefined {
  const standing = teamInvitationStanding(invitation, new Date());
  return standing === 'PENDING' ? undefined : `The invitation's status is ${stateInWords(standing)}`;
}

/** Stores the token of the link about to be mailed. Earlier links become invalid. */
async function storeLinkToken(work: Work, id: string, token: string): Promise<string> {
  const invitation = await work.lock(TeamInvitationEntity, id, 'invitation');
  // SQL, as in markAsSent, because MikroORM would increment `version`: sending the mail is not an edit and must not
  // cause a CONFLICT for a member who is editing the invitation.
  await sql`update team_invitations set token_hash = ${hashToken(token)} where id = ${id}`.execute(work.em.getKysely());
  return nameOfRole(work, invitation);
}

async function markAsSent({ em, now }: Work, id: string): Promise<void> {
  await sql`update team_invitations set sent_at = ${now} where id = ${id}`.execute(em.getKysely());
}
