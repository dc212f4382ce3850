import { MembershipEntity, type MembershipRow, SessionEntity, UserEntity, type UserRow } from '#db/entities/index.ts';
import type { JoinTeam } from '#domain/inputs/team.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { teamInvitationMachine } from '#domain/states/teamInvitation.ts';
import { type Device, emailTaken, type Grant, memberOf, openSession } from '#server/features/identity/index.ts';
import { requireSeat } from '#server/features/plans/index.ts';
import type { Member, SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { lockInvitation } from '../invitations.ts';
import { nameOfRole } from '../nameOf.ts';
import { changeRights } from '../rights.ts';

/** Makes an account for whom an invitation was mailed to, takes them into the team and signs them in. Throws TOKEN_INVALID, EMAIL_TAKEN, PLAN_LIMIT_REACHED. */
export async function joinTeam(
  work: Work<SystemActor>,
  { token, fullName }: JoinTeam,
  passwordHash: string,
  device: Device,
): Promise<Grant> {
  const { email } = await lockInvitation(work, token);
  if (await work.em.count(UserEntity, { email })) throw emailTaken();
  // The link was mailed to the address: whoever has it, the address is theirs.
  const user = work.em.create(UserEntity, { email, fullName, passwordHash, emailVerifiedAt: work.now });
  work.em.persist(user);
  await work.em.flush();
  await takeIn(work, token, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false }, work.businessId);
}

/** Takes somebody with an account into the team; their session acts for it from then on. Throws TOKEN_INVALID, INVALID_STATE, PLAN_LIMIT_REACHED. */
export async function acceptInvitation(
  work: Work<SystemActor>,
  { userId, sessionId }: Member,
  token: string,
): Promise<Member> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  const membership = await takeIn(work, token, user);
  const session = await work.em.findOneOrFail(SessionEntity, { id: sessionId });
  session.businessId = work.businessId;
  return memberOf(work, sessionId, membership);
}

async function takeIn(work: Work<SystemActor>, token: string, user: UserRow): Promise<MembershipRow> {
  const invitation = await lockInvitation(work, token);
  if (invitation.email !== user.email)
    throw new Refusal(
      'INVALID_STATE',
      `This invitation is for ${invitation.email}, and you are signed in as ${user.email}. Sign in with the other address, or ask for an invitation to this one`,
    );
  const status = teamInvitationMachine.next(invitation.status, 'accept');
  work.em.assign(invitation, { status, userId: user.id, acceptedAt: work.now, tokenHash: null });
  await requireSeat(work, true);
  const membership = await placeOf(work, user, invitation);
  await work.em.flush();
  work.record({
    type: 'member.joined',
    by: user.id,
    summary: `${user.fullName} joined as ${await nameOfRole(work, invitation)}`,
    after: { userId: user.id, email: user.email },
  });
  return membership;
}

async function placeOf(
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
  changeRights(work, known);
  return known;
}
