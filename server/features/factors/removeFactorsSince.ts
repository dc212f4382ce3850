import { PasskeyEntity, TotpFactorEntity } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deleteRecoveryCodes } from './recoveryCodes.ts';

/** Removes the passkeys and the authenticator app added after this instant. */
export async function removeFactorsSince(work: AccountWork, userId: string, since: Date): Promise<void> {
  await work.em.nativeDelete(PasskeyEntity, { userId, createdAt: { $gte: since } });
  const removed = await work.em.nativeDelete(TotpFactorEntity, { userId, createdAt: { $gte: since } });
  if (removed > 0) await deleteRecoveryCodes(work, userId);
}
