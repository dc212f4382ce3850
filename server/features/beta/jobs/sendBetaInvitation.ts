import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, type BetaInvitationRow } from '#db/entities/index.ts';
import { betaInvitationHasLapsed, betaInvitationMachine } from '#domain/states/betaInvitation.ts';
import { stateInWords } from '#domain/states/machine.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { INVITATION_VALID_DAYS, invitationUrl, issueBetaToken } from '../betaInvitations.ts';
import { betaInvitationMail } from '../emails/BetaInvitation.tsx';

/** Mails an invitation that is still open. Creates its link token here, so that it is stored only as a hash. */
export const sendBetaInvitation: Job<'mail.betaInvitation'> = async (services, { invitationId }, attempt) => {
  const { database, commands, publicUrl } = services;
  const invitation = await database.em.fork().findOneOrFail(BetaInvitationEntity, { id: invitationId });
  const { email, accessDays } = invitation;
  const log = { kind: 'beta.invitation', businessId: null, subjectId: invitationId };
  const reason = whyNot(invitation);
  if (reason) return suppress(services, attempt, { ...log, recipient: email }, reason);

  const token = await commands.runForAccount(issue, invitationId);
  const content = await betaInvitationMail({
    signUpUrl: invitationUrl(publicUrl, token),
    accessDays,
    validDays: INVITATION_VALID_DAYS,
  });
  const wasSent = await deliver(services, attempt, { ...log, mail: { to: email, ...content } });
  if (wasSent) await commands.runForAccount(markAsSent, invitationId);
};

function whyNot(invitation: BetaInvitationRow): string | undefined {
  if (betaInvitationHasLapsed(invitation, new Date())) return 'The invitation has expired';
  if (betaInvitationMachine.can(invitation.status, 'send')) return undefined;
  return `The invitation's status is ${stateInWords(invitation.status)}`;
}

const issue = async (work: AccountWork, invitationId: string) => issueBetaToken(work, invitationId);

async function markAsSent({ em }: AccountWork, id: string): Promise<void> {
  const invitation = await em.findOneOrFail(BetaInvitationEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // The guest may have accepted already.
  if (betaInvitationMachine.can(invitation.status, 'send'))
    invitation.status = betaInvitationMachine.next(invitation.status, 'send');
}
