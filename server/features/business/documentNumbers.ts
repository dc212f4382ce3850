import { sql } from 'kysely';
import { formatNumber } from '#domain/documentNumber.ts';
import type { Work } from '#server/platform/commands/work.ts';

export type NumberedKind = 'quote' | 'invoice';

/**
 * Takes the next number of a kind: unique and without gaps. The counter row stays locked until the transaction ends, so
 * a rolled-back number is not lost; numbers released by deleted drafts are reused first.
 */
export async function takeNumber(work: Work, kind: NumberedKind, prefix: string): Promise<string> {
  const database = work.em.getKysely();
  await sql`insert into counters (business_id, kind, next_value) values (${work.businessId}, ${kind}, 1) on conflict do nothing`.execute(
    database,
  );
  const counter = await sql<{ next: number }>`
    select next_value as next from counters where business_id = ${work.businessId} and kind = ${kind} for update
  `.execute(database);
  const released = await sql<{ value: number }>`
    delete from released_numbers where (business_id, kind, value) = (
      select business_id, kind, value from released_numbers where business_id = ${work.businessId} and kind = ${kind} order by value limit 1
    ) returning value
  `.execute(database);
  const again = released.rows[0]?.value;
  if (again !== undefined) return formatNumber(prefix, again);
  await sql`update counters set next_value = next_value + 1 where business_id = ${work.businessId} and kind = ${kind}`.execute(
    database,
  );
  return formatNumber(prefix, counter.rows[0]?.next ?? 1);
}

/** Releases the number of a deleted draft, which nobody outside the business has seen. */
export async function releaseNumber(work: Work, kind: NumberedKind, number: string): Promise<void> {
  const value = Number(/(\d+)$/.exec(number)?.[1]);
  await sql`
    insert into released_numbers (business_id, kind, value) values (${work.businessId}, ${kind}, ${value}) on conflict do nothing
  `.execute(work.em.getKysely());
}
