import type { AccountWork } from '#server/platform/commands/work.ts';
import { spendAccountToken } from '../accountTokens.ts';
import { confirmAddress } from '../confirmAddress.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/**
 * Confirms the address that the link was sent to, and signs in whoever has shown that they signed up: by the browser or the
 * password. Throws TOKEN_INVALID, also where somebody signed up with the address anew since.
 */
export async function confirmEmail(work: AccountWork, token: string, device: Device): Promise<Grant> {
  const { user } = await spendAccountToken(work, 'CONFIRM_EMAIL', token);
  await confirmAddress(work, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false });
}
