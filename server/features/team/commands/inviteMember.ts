import { MembershipEntity, TeamInvitationEntity, UserEntity } from '#db/entities/index.ts';
import type { InviteMember } from '#domain/inputs/team.ts';
import { teamInvitationMachine, teamInvitationStanding } from '#domain/states/teamInvitation.ts';
import { invalidInput } from '#server/core/errors.ts';
import { requireSeat } from '#server/features/subscription/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { countInvitationMail, invitationEnd } from '../invitations.ts';
import { nameOfRole } from '../nameOf.ts';
import { grantsOfRole, requireMayGive } from '../rights.ts';

/**
 * Invites a person by the address that they will sign in with, and returns the invitation's id. Throws
 * PLAN_LIMIT_REACHED, RATE_LIMITED.
 */
export function inviteMember(work: Work<Member>, input: InviteMember): Promise<string> {
  return oncePerKey(work, 'inviteMember', input, async (id) => {
    const { em, businessId, now } = work;
    const { idempotencyKey: _, email, ...given } = input;
    requireMayGive(work, await grantsOfRole(work, given));
    await requireSeat(work);
    await requireUninvited(work, email);
    await countInvitationMail(work, email);
    const invitation = em.create(TeamInvitationEntity, {
      id,
      businessId,
      email,
      role: given.role,
      roleId: given.roleId ?? null,
      invitedBy: work.viewer.userId,
      expiresAt: invitationEnd(now),
    });
    em.persist(invitation);
    await work.enqueue('mail.teamInvitation', { businessId, invitationId: id });
    work.record({
      type: 'invitation.sent',
      summary: `Invited ${email} as ${await nameOfRole(work, given)}`,
      after: { email, ...given },
    });
  });
}

/**
 * Throws VALIDATION_FAILED where the address belongs to a member or has a pending invitation. Expires an outdated
 * invitation, so that the address can be invited again.
 */
export async function requireUninvited(work: Work, email: string, exceptId?: string): Promise<void> {
  const { em, businessId, now } = work;
  const user = await em.findOne(UserEntity, { email });
  const member = user && (await em.findOne(MembershipEntity, { businessId, userId: user.id }));
  if (member && member.status !== 'REMOVED') throw taken(`${email} is already on your team`, 'ALREADY_MEMBER');
  const open = await em.findOne(TeamInvitationEntity, { email, status: 'PENDING', id: { $ne: exceptId ?? null } });
  if (!open) return;
  if (teamInvitationStanding(open, now) === 'PENDING')
    throw taken(`${email} was already invited. Resend the invitation, or revoke it`, 'ALREADY_INVITED');
  open.status = teamInvitationMachine.next(open.status, 'expire');
  // Flushed before the new invitation is inserted, because a unique index allows one pending invitation per address.
  await em.flush();
}

const taken = (message: string, code: string) => invalidInput([{ path: 'email', message, code }]);
