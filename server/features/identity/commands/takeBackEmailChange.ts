import { UserEntity } from '#db/entities/index.ts';
import { removeFactorsSince } from '#server/features/factors/index.ts';
import { unusablePasswordHash } from '#server/platform/auth/unusablePasswordHash.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeLinks, revokeTakeBacksSince, spendAccountToken } from '../accountTokens.ts';
import { changeAddress } from '../changeAddress.ts';
import { forgetDevices } from '../devices.ts';
import { endSessions } from '../sessions.ts';
import { emailTaken } from './signUp.ts';

/**
 * Restores the address that an account had before a change. Ends all sessions, revokes earlier links, removes sign-in
 * factors added since, and voids the password; a reset link is mailed to the restored address. Throws TOKEN_INVALID, or
 * EMAIL_TAKEN where the address has another account by now.
 */
export async function takeBackEmailChange(work: AccountWork, token: string): Promise<void> {
  const { user, newEmail: restored, issuedAt } = await spendAccountToken(work, 'TAKE_BACK_EMAIL_CHANGE', token);
  if (!restored || (await work.em.count(UserEntity, { email: restored, id: { $ne: user.id } }))) throw emailTaken();
  const left = user.email;
  await changeAddress(work, user, restored, 'Undid their email change');
  user.passwordHash = unusablePasswordHash();
  await revokeLinks(work, user);
  await revokeTakeBacksSince(work, user.id, issuedAt);
  await removeFactorsSince(work, user.id, issuedAt);
  await forgetDevices(work, user.id);
  await endSessions(work, { userId: user.id }, 'Your email change was undone');
  await work.enqueue('mail.account', { mail: 'RESET_PASSWORD', email: restored, askedAt: work.now.toISOString() });
  if (left !== restored) await work.enqueue('mail.emailChanged', { userId: user.id, to: left, newEmail: restored });
}
