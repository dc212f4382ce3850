import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, UserEntity } from '#db/entities/index.ts';
import { daysAfter } from '#domain/dates.ts';
import { betaInvitationMachine, OPEN_BETA_INVITATION_STATUSES } from '#domain/states/betaInvitation.ts';
import { Refusal } from '#server/core/errors.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { INVITATION_VALID_DAYS, issueBetaToken } from '../betaInvitations.ts';

/**
 * Creates a beta invitation, enqueues its mail and returns its link token; revokes an open earlier one. Throws
 * EMAIL_TAKEN where the address has an account, because invitations are for signing up.
 */
export async function inviteToBeta(
  work: AccountWork,
  { email, accessDays }: { email: string; accessDays: number },
): Promise<string> {
  const { em, now } = work;
  if (await em.count(UserEntity, { email, emailVerifiedAt: { $ne: null } }))
    throw new Refusal('EMAIL_TAKEN', `${email} already has an account`);
  await revokeOpenInvitation(work, email);
  const invitation = em.create(BetaInvitationEntity, {
    email,
    accessDays,
    expiresAt: daysAfter(now, INVITATION_VALID_DAYS),
  });
  em.persist(invitation);
  const token = issueBetaToken(work, invitation.id);
  await work.enqueue('mail.betaInvitation', { invitationId: invitation.id });
  return token;
}

async function revokeOpenInvitation({ em }: AccountWork, email: string): Promise<void> {
  const open = await em.findOne(
    BetaInvitationEntity,
    { email, status: { $in: OPEN_BETA_INVITATION_STATUSES } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!open) return;
  open.status = betaInvitationMachine.next(open.status, 'revoke');
  // Flushes before the insert, because a unique index allows one open invitation per address.
  await em.flush();
}
