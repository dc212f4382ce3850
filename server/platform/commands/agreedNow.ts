import { sql } from 'kysely';
import type { AccountWork } from './work.ts';

/**
 * The instant that the clocks of Whorl and of the database agree has come. What is deleted for good goes by it: either of
 * them put forward, alone, deletes nothing.
 */
export async function agreedNow({ em, now }: Pick<AccountWork, 'em' | 'now'>): Promise<Date> {
  const { rows } = await sql<{ epoch: number }>`
    select extract(epoch from least(${now}::timestamptz, now()))::float8 as epoch
  `.execute(em.getKysely());
  return new Date(rows[0]!.epoch * 1000);
}
