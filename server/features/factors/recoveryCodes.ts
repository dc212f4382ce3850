import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { RecoveryCodeEntity } from '#db/entities/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

const howMany = 10;
/** Excludes characters that are easily confused; ten of these are 49 bits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

const markOf = (sealing: Sealing, code: string) =>
  sealing.mark('recovery code', code.toUpperCase().replace(/[^0-9A-Z]/g, '')).toString('base64url');

/** Replaces the recovery codes and returns the new ones in clear, only this once. */
export async function issueRecoveryCodes(work: AccountWork, sealing: Sealing, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(work, userId);
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`);
  for (const code of codes)
    work.em.persist(work.em.create(RecoveryCodeEntity, { userId, codeMark: markOf(sealing, code) }));
  return codes;
}

export const deleteRecoveryCodes = (work: AccountWork, userId: string): Promise<number> =>
  work.em.nativeDelete(RecoveryCodeEntity, { userId });

/** Returns whether the code is an unused recovery code of the person; marks it as used. */
export async function spendRecoveryCode(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
  code: string,
): Promise<boolean> {
  const found = await work.em.findOne(
    RecoveryCodeEntity,
    { userId, codeMark: markOf(sealing, code), usedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) return false;
  found.usedAt = work.now;
  return true;
}
