import type { AccountWork } from '#server/platform/commands/work.ts';
import { findPasskey } from '../findPasskey.ts';
import { notifyOwner } from '../ownerNotices.ts';

/** Throws NOT_FOUND. */
export async function removePasskey(work: AccountWork, userId: string, id: string): Promise<void> {
  const passkey = await findPasskey(work, userId, id);
  work.em.remove(passkey);
  await notifyOwner(work, userId, 'PASSKEY_REMOVED', { before: { passkey: passkey.name } });
}
