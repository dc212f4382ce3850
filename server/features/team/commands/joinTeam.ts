import { LockMode } from '@mikro-orm/core';
import { UserEntity, type UserRow } from '#db/entities/index.ts';
import type { JoinTeam } from '#domain/inputs/team.ts';
import {
  confirmAddress,
  type Device,
  emailTaken,
  type Grant,
  openSession,
  replaceUnconfirmed,
} from '#server/features/identity/index.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockInvitation } from '../invitations.ts';
import { joinByInvitation } from '../joinByInvitation.ts';

/**
 * Returns the address that an invitation was mailed to, with the invitation locked. Also called before the password is
 * hashed, because hashing is expensive. Throws TOKEN_INVALID, and EMAIL_TAKEN where the address has a confirmed
 * account.
 */
export async function requireNewcomer(work: Work<SystemActor>, token: string): Promise<string> {
  const { email } = await lockInvitation(work, token);
  const known = await work.em.findOne(UserEntity, { email });
  if (known?.emailVerifiedAt) throw emailTaken();
  return email;
}

/**
 * Creates an account for the invited address, adds it to the team and signs it in. Throws TOKEN_INVALID, EMAIL_TAKEN,
 * PLAN_LIMIT_REACHED.
 */
export async function joinTeam(
  work: Work<SystemActor>,
  { token, fullName }: JoinTeam,
  passwordHash: string,
  device: Device,
): Promise<Grant> {
  const email = await requireNewcomer(work, token);
  const user = await accountFor(work, { email, fullName, passwordHash });
  await work.em.flush();
  await joinByInvitation(work, token, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false }, work.businessId);
}

/**
 * Returns a confirmed account: the link was mailed to the address, which proves who owns it. Replaces an unconfirmed
 * sign-up with this address completely, because a stranger may have made it.
 */
async function accountFor(
  work: Work<SystemActor>,
  { email, ...chosen }: { email: string; fullName: string; passwordHash: string },
): Promise<UserRow> {
  const { em, now } = work;
  const known = await em.findOne(UserEntity, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailVerifiedAt) throw emailTaken();
  if (known) {
    await replaceUnconfirmed(work, known, chosen);
    await confirmAddress(work, known);
    return known;
  }
  const user = em.create(UserEntity, { email, ...chosen, emailVerifiedAt: now });
  em.persist(user);
  return user;
}
