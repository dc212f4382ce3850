import type { AccountWork } from '#server/platform/commands/work.ts';
import { spendAccountToken } from '../accountTokens.ts';
import { confirmAddress } from '../confirmAddress.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/** Confirms the address that the link was sent to, and signs its owner in. Throws TOKEN_INVALID. */
export async function confirmEmail(work: AccountWork, token: string, device: Device): Promise<Grant> {
  const { user } = await spendAccountToken(work, 'CONFIRM_EMAIL', token);
  await confirmAddress(work, user);
  return openSession(work, user, device, { with: 'MAILED_LINK', remembered: false });
}
