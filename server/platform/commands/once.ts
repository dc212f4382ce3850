import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Work } from './work.ts';

/**
 * Does the work once for each key, however often and however simultaneously it is asked for; later askers get the id that
 * the first one was given to make its thing under. The key's row is written first: whoever comes second waits for the
 * first one's transaction.
 */
export async function once(
  work: Work,
  operation: string,
  key: string | null | undefined,
  make: (id: string) => Promise<unknown>,
): Promise<string> {
  const id = uuidv7();
  if (!key) {
    await make(id);
    return id;
  }
  const mine = await sql`
    insert into idempotency_keys (business_id, operation, key, result_id, created_at)
    values (${work.businessId}, ${operation}, ${key}, ${id}, ${work.now}) on conflict do nothing
  `.execute(work.em.getKysely());
  if (mine.numAffectedRows === 0n) return earlierResult(work, operation, key);
  await make(id);
  return id;
}

async function earlierResult(work: Work, operation: string, key: string): Promise<string> {
  const { rows } = await sql<{ result_id: string }>`
    select result_id from idempotency_keys
    where business_id = ${work.businessId} and operation = ${operation} and key = ${key}
  `.execute(work.em.getKysely());
  const [row] = rows;
  if (!row) throw new Error(`the idempotency key of ${operation} vanished`);
  return row.result_id;
}
