import type { AccountWork } from '#server/platform/commands/work.ts';
import { notifyOwner } from '../ownerNotices.ts';
import { deleteRecoveryCodes } from '../recoveryCodes.ts';
import { findTotp } from '../totp.ts';

/** Disables the second factor. Does nothing, and sends no notice, where it is disabled already. */
export async function turnOffTotp(work: AccountWork, userId: string): Promise<void> {
  const factor = await findTotp(work, userId);
  if (!factor) return;
  work.em.remove(factor);
  await deleteRecoveryCodes(work, userId);
  if (factor.verifiedAt) await notifyOwner(work, userId, 'TWO_STEP_OFF');
}
