import { invalidInput, Refusal } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { notifyOwner } from '../ownerNotices.ts';
import { issueRecoveryCodes } from '../recoveryCodes.ts';
import { findTotp, verifyTotpCode } from '../totp.ts';

/**
 * Enables the second factor once the app has produced a valid code; returns the recovery codes, which are shown only
 * this once.
 */
export async function confirmTotp(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
  code: string,
): Promise<string[]> {
  const factor = await findTotp(work, userId);
  if (!factor || factor.verifiedAt)
    throw new Refusal('INVALID_STATE', factor ? 'Your authenticator app is already set up' : 'Start with the QR code');
  if (!verifyTotpCode(work, sealing, factor, code)) {
    throw invalidInput([
      {
        path: 'code',
        message: 'That code isn’t right. Make sure your phone sets its time automatically',
        code: 'WRONG_CODE',
      },
    ]);
  }
  factor.verifiedAt = work.now;
  await notifyOwner(work, userId, 'TWO_STEP_ON');
  return issueRecoveryCodes(work, sealing, userId);
}
