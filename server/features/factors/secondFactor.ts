import { invalidInput } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { notifyOwner } from './ownerNotices.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { findTotp, verifyTotpCode } from './totp.ts';

interface Given {
  totpCode?: string | null;
  recoveryCode?: string | null;
}

/**
 * Returns whether a person who knows the password must still prove a second factor. Throws VALIDATION_FAILED for a
 * wrong code.
 */
export async function lacksSecondFactor(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
  { totpCode, recoveryCode }: Given,
): Promise<boolean> {
  const factor = await findTotp(work, userId);
  if (!factor?.verifiedAt) return false;
  if (recoveryCode) {
    if (!(await spendRecoveryCode(work, sealing, userId, recoveryCode)))
      throw wrongCode('recoveryCode', 'This recovery code is not right, or was used before');
    await notifyOwner(work, userId, 'RECOVERY_CODE_USED');
    return false;
  }
  if (!totpCode) return true;
  if (!verifyTotpCode(work, sealing, factor, totpCode.replace(/\s/g, ''))) throw wrongTotpCode();
  return false;
}

/** Returns whether the code is currently valid for the person's authenticator app. */
export async function provesByTotp(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await findTotp(work, userId);
  return Boolean(factor?.verifiedAt && verifyTotpCode(work, sealing, factor, code));
}

/** Returns whether the person has an authenticator app, so that the password alone is not enough. */
export const hasTotp = async (work: AccountWork, userId: string): Promise<boolean> =>
  Boolean((await findTotp(work, userId))?.verifiedAt);

const wrongCode = (path: string, message: string) => invalidInput([{ path, message, code: 'WRONG_CODE' }]);

export const wrongTotpCode = () =>
  wrongCode('totpCode', 'This code is not right, or was used before. Wait for the next one');
