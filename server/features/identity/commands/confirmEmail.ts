import type { AccountWork } from '#server/platform/commands/work.ts';
import { spendAccountToken } from '../accountTokens.ts';
import { confirmAddress } from '../confirmAddress.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/**
 * Confirms the address that the link was sent to, and signs the person in once the browser or the password shows that
 * they made the sign-up. Throws TOKEN_INVALID, also where the address signed up again since.
 */
export async function confirmEmail(work: AccountWork, token: string, device: Device): Promise<Grant> {
  const { user } = await spendAccountToken(work, 'CONFIRM_EMAIL', token);
  await confirmAddress(work, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false });
}
