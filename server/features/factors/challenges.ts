import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** The purpose of a challenge: proving any passkey, or adding one to an account. */
export type ChallengePurpose = 'prove' | `add to ${string}`;

const nonceBytes = 16;
const expiryBytes = 6;
const validMs = 10 * 60 * 1000;

/**
 * Issues a challenge that can be verified without being stored. Each visit to the login page gets one; only used ones
 * are written to the database.
 */
export function issueChallenge(sealing: Sealing, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(nonceBytes + expiryBytes);
  randomBytes(nonceBytes).copy(body);
  body.writeUIntBE(Date.now() + validMs, nonceBytes, expiryBytes);
  return new Uint8Array([...body, ...sealing.mark(`challenge to ${purpose}`, body)]);
}

/** Returns whether a challenge was issued recently for this purpose and not used before; marks it as used. */
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
  await sql`delete from spent_challenges where expires_at < ${await earlierClockTime(work)}`.execute(
    work.em.getKysely(),
  );
}
