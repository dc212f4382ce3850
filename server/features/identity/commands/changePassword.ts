import { UserEntity } from '#db/entities/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions } from '../sessions.ts';

/** Sets a new password and signs out every other device. */
export async function changePassword(
  work: AccountWork,
  { userId, sessionId }: Member,
  passwordHash: string,
): Promise<void> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  user.passwordHash = passwordHash;
  await endSessions(work, { userId }, 'Your password was changed on another device', sessionId);
  await work.recordFor({ userId }, { type: 'account.password_changed', summary: 'Changed their password' });
  await work.enqueue('mail.account', { mail: 'PASSWORD_CHANGED', email: user.email });
}
