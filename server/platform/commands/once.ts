import { sql } from 'kysely';
import type { Work } from './work.ts';

/**
 * Does the work once for each key, however often and however simultaneously it is asked for; later askers get the id of
 * what the first one made. The key's row is written first: whoever comes second waits for the first one's transaction.
 */
export async function once(
  work: Work,
  operation: string,
  key: string | null | undefined,
  make: () => Promise<string>,
): Promise<string> {
  if (!key) return make();
  const database = work.em.getKysely();
  const mine = await sql`
    insert into idempotency_keys (business_id, operation, key, result_id, created_at)
    values (${work.businessId}, ${operation}, ${key}, '', ${work.now}) on conflict do nothing
  `.execute(database);
  if (mine.numAffectedRows === 0n) return earlierResult(work, operation, key);
  const id = await make();
  await sql`
    update idempotency_keys set result_id = ${id}
    where business_id = ${work.businessId} and operation = ${operation} and key = ${key}
  `.execute(database);
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
