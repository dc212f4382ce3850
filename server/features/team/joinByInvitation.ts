import { MembershipEntity, type MembershipRow, type UserRow } from '#db/entities/index.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { teamInvitationMachine } from '#domain/states/teamInvitation.ts';
import { Refusal } from '#server/core/errors.ts';
import { requireSeat } from '#server/features/subscription/index.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockInvitation } from './invitations.ts';
import { nameOfRole } from './nameOf.ts';
import { changeRights } from './rights.ts';

/**
 * Makes a user a member by an invitation. Throws TOKEN_INVALID, PLAN_LIMIT_REACHED, or INVALID_STATE where it is for
 * another address.
 */
export async function joinByInvitation(work: Work<SystemActor>, token: string, user: UserRow): Promise<MembershipRow> {
  const invitation = await lockInvitation(work, token);
  if (invitation.email !== user.email)
    throw new Refusal(
      'INVALID_STATE',
      `This invitation is for ${invitation.email}, but you’re signed in as ${user.email}. Sign in with the other address, or ask for an invitation to this one`,
    );
  const status = teamInvitationMachine.next(invitation.status, 'accept');
  work.em.assign(invitation, { status, userId: user.id, acceptedAt: work.now, tokenHash: null });
  await requireSeat(work, true);
  const membership = await addMembership(work, user, invitation);
  await work.em.flush();
  work.record({
    type: 'member.joined',
    by: user.id,
    summary: `${user.fullName} joined as ${await nameOfRole(work, invitation)}`,
    after: { userId: user.id, email: user.email },
  });
  return membership;
}

async function addMembership(
  work: Work,
  { id: userId }: UserRow,
  { role, roleId }: Pick<MembershipRow, 'role' | 'roleId'>,
): Promise<MembershipRow> {
  const { em, businessId } = work;
  const known = await em.findOne(MembershipEntity, { businessId, userId });
  if (!known) {
    const membership = em.create(MembershipEntity, { businessId, userId, role, roleId });
    em.persist(membership);
    return membership;
  }
  em.assign(known, { status: membershipMachine.next(known.status, 'rejoin'), role, roleId });
  await changeRights(work, known);
  return known;
}
