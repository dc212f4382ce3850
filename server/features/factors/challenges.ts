import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import { agreedNow } from '#server/platform/commands/agreedNow.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** What a challenge is for: proving to have any passkey, or adding one to this account. */
export type ChallengePurpose = 'prove' | `add to ${string}`;

const nonceBytes = 16;
const expiryBytes = 6;
const validMs = 10 * 60 * 1000;

/**
 * A challenge that we know again without having kept it: everybody who opens the login page is given one, and only those
 * that come back are written down.
 */
export function issueChallenge(sealing: Sealing, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(nonceBytes + expiryBytes);
  randomBytes(nonceBytes).copy(body);
  body.writeUIntBE(Date.now() + validMs, nonceBytes, expiryBytes);
  return new Uint8Array([...body, ...sealing.mark(`challenge to ${purpose}`, body)]);
}

/** Whether we issued it for this and lately, and nobody has come with it before. */
export async function spendChallenge(
  work: AccountWork,
  sealing: Sealing,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const body = bytes.subarray(0, nonceBytes + expiryBytes);
  const mark = sealing.mark(`challenge to ${purpose}`, body);
  const isOurs = bytes.length === body.length + mark.length && timingSafeEqual(bytes.subarray(body.length), mark);
  if (!isOurs) return false;
  const expiresAt = new Date(body.readUIntBE(nonceBytes, expiryBytes));
  if (expiresAt.getTime() <= Date.now()) return false;
  const { numAffectedRows } = await sql`
    insert into spent_challenges (challenge, expires_at) values (${challenge}, ${expiresAt}) on conflict do nothing
  `.execute(work.em.getKysely());
  return numAffectedRows === 1n;
}

export async function deleteOldChallenges(work: AccountWork): Promise<void> {
  await sql`delete from spent_challenges where expires_at < ${await agreedNow(work)}`.execute(work.em.getKysely());
}
