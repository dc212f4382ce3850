import { sql } from 'kysely';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { LONGEST_WAIT_SECONDS, TRIES_KEPT_HOURS, waitAfter, waitInWords } from '#domain/identity/throttle.ts';
import { Refusal } from '#server/core/errors.ts';
import { hashToken } from '../auth/tokens.ts';
import type { AccountWork } from '../commands/work.ts';

/** What attempts are counted by (an account, an address, a device), and how many are free of delay. */
export interface Counter {
  key: string;
  freeTries: number;
}

/** A counter that an attempt was counted by, and when. */
export interface Counted extends Counter {
  at: Date;
}

/** The counter of all attempts from one network. */
export const triesFrom = (attempt: string, address: string | undefined, freeTries: number): Counter => ({
  key: `${attempt} from ${networkOf(address ?? '')}`,
  freeTries,
});

interface Row {
  tries: number;
  last_try_at: string | Date;
  blocked_until: string | Date | null;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot all pass as the first. Counts nothing if one of
 * the counters imposes a delay. Throws RATE_LIMITED.
 */
export async function countTry(work: AccountWork, counters: Counter[]): Promise<Counted[]> {
  // A fixed order prevents deadlocks.
  const ordered = counters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const tries = new Map<Counter, number>();
  let waitSeconds = 0;
  for (const counter of ordered) {
    const row = await lockRow(work, counter);
    waitSeconds = Math.max(waitSeconds, secondsUntil(work, row.blocked_until));
    tries.set(counter, (isForgotten(work, row) ? 0 : row.tries) + 1);
  }
  if (waitSeconds > 0) throw tooManyTries(waitSeconds);
  for (const [counter, count] of tries) await note(work, counter, count);
  return counters.map((counter) => ({ ...counter, at: work.now }));
}

/** Uncounts an attempt that neither succeeded nor failed, keeping concurrent ones. */
export async function takeBackTry(work: AccountWork, counted: Counted[]): Promise<void> {
  for (const { key, at } of counted) {
    await sql`
      update throttles set tries = greatest(tries - 1, 0),
        blocked_until = case when last_try_at = ${at} then null else blocked_until end
      where key = ${hashToken(key)}
    `.execute(work.em.getKysely());
  }
}

/** Resets a counter after a successful attempt. */
export async function forgetTries(work: AccountWork, { key }: Counter): Promise<void> {
  await sql`delete from throttles where key = ${hashToken(key)}`.execute(work.em.getKysely());
}

export async function deleteOldTries(work: AccountWork): Promise<void> {
  await sql`
    delete from throttles where last_try_at < ${work.now}::timestamptz - make_interval(hours => ${TRIES_KEPT_HOURS})
  `.execute(work.em.getKysely());
}

const tooManyTries = (waitSeconds: number) =>
  new Refusal('RATE_LIMITED', `Too many tries. Try again in ${waitInWords(waitSeconds)}`, {
    retryAfterSeconds: Math.ceil(waitSeconds),
  });

/** Returns the counter's row, creating it if missing, locked until the transaction ends. */
async function lockRow({ em, now }: AccountWork, { key }: Counter): Promise<Row> {
  const { rows } = await sql<Row>`
    select tries, last_try_at, blocked_until from lock_throttle(${hashToken(key)}, ${now})
  `.execute(em.getKysely());
  return rows[0]!;
}

async function note({ em, now }: AccountWork, { key, freeTries }: Counter, tries: number): Promise<void> {
  const wait = waitAfter(tries, freeTries);
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait * 1000) : null;
  await sql`select note_try(${hashToken(key)}, ${tries}, ${now}, ${blockedUntil})`.execute(em.getKysely());
}

/** A delay longer than the maximum means that the clock was set back, and counts as none. */
function secondsUntil({ now }: AccountWork, instant: Row['blocked_until']): number {
  const seconds = instant ? (new Date(instant).getTime() - now.getTime()) / 1000 : 0;
  return seconds > LONGEST_WAIT_SECONDS ? 0 : seconds;
}

const isForgotten = ({ now }: AccountWork, { last_try_at }: Row) =>
  now.getTime() - new Date(last_try_at).getTime() > TRIES_KEPT_HOURS * 60 * 60 * 1000;
