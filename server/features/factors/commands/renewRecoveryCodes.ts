import { Refusal } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { notifyOwner } from '../ownerNotices.ts';
import { issueRecoveryCodes } from '../recoveryCodes.ts';
import { findTotp } from '../totp.ts';

/** Replaces the recovery codes. Throws INVALID_STATE where no authenticator app is set up. */
export async function renewRecoveryCodes(work: AccountWork, sealing: Sealing, userId: string): Promise<string[]> {
  const factor = await findTotp(work, userId);
  if (!factor?.verifiedAt) throw new Refusal('INVALID_STATE', 'Set up an authenticator app first');
  await notifyOwner(work, userId, 'RECOVERY_CODES_RENEWED');
  return issueRecoveryCodes(work, sealing, userId);
}
