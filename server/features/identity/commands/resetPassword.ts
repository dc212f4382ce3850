import type { AccountWork } from '#server/platform/commands/work.ts';
import { spendAccountToken } from '../accountTokens.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { endSessions } from '../sessions.ts';

/** Sets a new password by a reset link and signs out everywhere. The link came by mail, so it confirms the address too. Throws TOKEN_INVALID. */
export async function resetPassword(work: AccountWork, token: string, passwordHash: string): Promise<void> {
  const { user } = await spendAccountToken(work, 'RESET_PASSWORD', token);
  user.passwordHash = passwordHash;
  await confirmAddress(work, user);
  await endSessions(work, { userId: user.id }, 'Your password was reset');
  await work.enqueue('mail.account', { mail: 'PASSWORD_CHANGED', email: user.email });
}
