import type { AccountWork } from '#server/platform/commands/work.ts';
import { findPasskey } from '../findPasskey.ts';

/** Throws NOT_FOUND. */
export async function renamePasskey(work: AccountWork, userId: string, id: string, name: string): Promise<void> {
  const passkey = await findPasskey(work, userId, id);
  if (passkey.name === name) return;
  await work.recordFor(
    { userId },
    {
      type: 'account.passkey_renamed',
      summary: 'Renamed a passkey',
      before: { passkey: passkey.name },
      after: { passkey: name },
    },
  );
  passkey.name = name;
}
