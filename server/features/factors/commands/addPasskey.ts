import { PasskeyEntity } from '#db/entities/index.ts';
import type { AddPasskey } from '#domain/inputs/factors.ts';
import { conflict, Refusal } from '#server/core/errors.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { notifyOwner } from '../ownerNotices.ts';
import { type PasskeySite, readNewPasskey } from '../passkeys.ts';

const mostPasskeys = 20;

/** Stores a passkey that a browser created. Throws INVALID_CREDENTIALS, or CONFLICT where it is registered already. */
export async function addPasskey(
  work: AccountWork,
  site: PasskeySite,
  userId: string,
  { name, response }: AddPasskey,
): Promise<string> {
  const passkey = await readNewPasskey(work, site, userId, response);
  if (await work.em.count(PasskeyEntity, { credentialId: passkey.credentialId }))
    throw conflict('This passkey is already registered');
  if ((await work.em.count(PasskeyEntity, { userId })) >= mostPasskeys)
    throw new Refusal('INVALID_STATE', `An account can have at most ${mostPasskeys} passkeys. Remove one first`);
  const row = work.em.create(PasskeyEntity, { userId, name, ...passkey });
  work.em.persist(row);
  await notifyOwner(work, userId, 'PASSKEY_ADDED', { after: { passkey: name } });
  return row.id;
}
