import { sql } from 'kysely';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { LONGEST_WAIT_SECONDS, TRIES_KEPT_HOURS, waitAfter, waitInWords } from '#domain/identity/throttle.ts';
import { Refusal } from '#server/core/errors.ts';
import { hashToken } from '../auth/tokens.ts';
import type { AccountWork } from '../commands/work.ts';

/** What tries are counted by: an account, an address, a device; and how many of them cost no waiting. */
export interface Counter {
  key: string;
  freeTries: number;
}

/** A counter by which a try was counted, and when. */
export interface Counted extends Counter {
  at: Date;
}

/** All tries of one network, whoever it is there that tries. */
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
 * Counts a try before it is made, so that a thousand at once are not all the first. Where one of the counters says to
 * wait, nothing is counted. Throws RATE_LIMITED.
 */
export async function countTry(work: AccountWork, counters: Counter[]): Promise<Counted[]> {
  // Always in one order: two tries never wait for each other.
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

/** The try was neither good nor bad: as if it had not been made. What others did meanwhile stays counted. */
export async function takeBackTry(work: AccountWork, counted: Counted[]): Promise<void> {
  for (const { key, at } of counted) {
    await sql`
      update throttles set tries = greatest(tries - 1, 0),
        blocked_until = case when last_try_at = ${at} then null else blocked_until end
      where key = ${hashToken(key)}
    `.execute(work.em.getKysely());
  }
}

/** The try was good: what went before it at this counter is forgotten. */
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

/** The counter's row, made where it is not there yet; whoever else wants it waits. */
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

/** Longer than anybody is ever made to wait is none at all: the clock was put back since. */
function secondsUntil({ now }: AccountWork, instant: Row['blocked_until']): number {
  const seconds = instant ? (new Date(instant).getTime() - now.getTime()) / 1000 : 0;
  return seconds > LONGEST_WAIT_SECONDS ? 0 : seconds;
}

const isForgotten = ({ now }: AccountWork, { last_try_at }: Row) =>
  now.getTime() - new Date(last_try_at).getTime() > TRIES_KEPT_HOURS * 60 * 60 * 1000;
