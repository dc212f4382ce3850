import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeLinks } from '../accountTokens.ts';
import { lockOwner } from '../lockOwner.ts';
import { endSessions } from '../sessions.ts';

/** Sets a new password, signs out every other device, and revokes the links that were mailed before. */
export async function changePassword(work: AccountWork, member: Member, passwordHash: string): Promise<void> {
  const { userId, sessionId } = member;
  const user = await lockOwner(work, member);
  user.passwordHash = passwordHash;
  await revokeLinks(work, user);
  await endSessions(work, { userId }, 'Your password was changed on another device', sessionId);
  await work.recordFor({ userId }, { type: 'account.password_changed', summary: 'Changed their password' });
  await work.enqueue('mail.account', { mail: 'PASSWORD_CHANGED', email: user.email });
}
