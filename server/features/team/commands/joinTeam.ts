import { UserEntity } from '#db/entities/index.ts';
import type { JoinTeam } from '#domain/inputs/team.ts';
import { type Device, emailTaken, type Grant, openSession } from '#server/features/identity/index.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockInvitation } from '../invitations.ts';
import { takeIn } from '../takeIn.ts';

/**
 * The address that an invitation was mailed to, locked, where it has no account yet. Asked before the password is hashed,
 * too: hashing is costly. Throws TOKEN_INVALID, EMAIL_TAKEN.
 */
export async function requireNewcomer(work: Work<SystemActor>, token: string): Promise<string> {
  const { email } = await lockInvitation(work, token);
  if (await work.em.count(UserEntity, { email })) throw emailTaken();
  return email;
}

/** Makes an account for whom an invitation was mailed to, takes them into the team and signs them in. Throws TOKEN_INVALID, EMAIL_TAKEN, PLAN_LIMIT_REACHED. */
export async function joinTeam(
  work: Work<SystemActor>,
  { token, fullName }: JoinTeam,
  passwordHash: string,
  device: Device,
): Promise<Grant> {
  const email = await requireNewcomer(work, token);
  // The link was mailed to the address: whoever has it, the address is theirs.
  const user = work.em.create(UserEntity, { email, fullName, passwordHash, emailVerifiedAt: work.now });
  work.em.persist(user);
  await work.em.flush();
  await takeIn(work, token, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false }, work.businessId);
}
