import { PasskeyEntity, type PasskeyRow } from '#db/entities/index.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Returns one of the person's passkeys. Throws NOT_FOUND. */
export async function findPasskey(work: AccountWork, userId: string, id: string): Promise<PasskeyRow> {
  const passkey = isUuid(id) ? await work.em.findOne(PasskeyEntity, { id, userId }) : null;
  if (!passkey) throw notFound('passkey');
  return passkey;
}
