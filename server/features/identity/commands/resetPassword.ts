import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeLinks, spendAccountToken } from '../accountTokens.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { type Device, forgetDevices, recordDevice } from '../devices.ts';
import { endSessions } from '../sessions.ts';

/**
 * Sets a new password with a reset link, ends all sessions and revokes earlier mailed links. The link was mailed, so it
 * also confirms the address and makes the device known. Throws TOKEN_INVALID.
 */
export async function resetPassword(
  work: AccountWork,
  token: string,
  passwordHash: string,
  device?: Device,
): Promise<void> {
  const { user } = await spendAccountToken(work, 'RESET_PASSWORD', token);
  user.passwordHash = passwordHash;
  await revokeLinks(work, user);
  await confirmAddress(work, user);
  await forgetDevices(work, user.id);
  if (device) await recordDevice(work, user.id, device);
  await endSessions(work, { userId: user.id }, 'Your password was reset');
  await work.recordFor(
    { userId: user.id },
    { type: 'account.password_reset', summary: 'Reset their password with an emailed link' },
  );
  await work.enqueue('mail.account', { mail: 'PASSWORD_CHANGED', email: user.email });
}
