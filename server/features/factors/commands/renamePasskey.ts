import type { AccountWork } from '#server/platform/commands/work.ts';
import { findPasskey } from '../findPasskey.ts';

/** Throws NOT_FOUND. */
export async function renamePasskey(work: AccountWork, userId: string, id: string, name: string): Promise<void> {
  const passkey = await findPasskey(work, userId, id);
  passkey.name = name;
}
