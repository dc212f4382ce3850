import { sql } from 'kysely';
import type { AccountWork } from './work.ts';

/**
 * Returns the earlier of the server's and the database's time. Permanent deletions use it, so that one clock running ahead
 * deletes nothing early.
 */
export async function earlierClockTime({ em, now }: Pick<AccountWork, 'em' | 'now'>): Promise<Date> {
  const { rows } = await sql<{ epoch: number }>`
    select extract(epoch from least(${now}::timestamptz, now()))::float8 as epoch
  `.execute(em.getKysely());
  return new Date(rows[0]!.epoch * 1000);
}
