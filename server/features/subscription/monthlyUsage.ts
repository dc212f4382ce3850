import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import type { MonthlyLimit } from '#domain/planLimits.ts';

/** A business and the start of its calendar month. */
export interface Month {
  businessId: string;
  begins: Date;
}

const createdIn = (table: 'quotes' | 'invoices', { businessId, begins }: Month) => sql`
  from ${sql.table(table)} d where d.business_id = ${businessId} and d.created_at >= ${begins}`;

/** SQL for the tallies of one kind in a month (docs/decisions/0015). */
const tallied = (kind: string, { businessId, begins }: Month) => sql`
  from tallies y join businesses b on b.id = y.business_id where y.business_id = ${businessId} and y.kind = ${sql.lit(kind)}
    and y.ends_on >= (${begins}::timestamptz at time zone b.time_zone)::date`;

/**
 * SQL for the number of customers that are not archived and had a quote or an invoice created this month (domain,
 * "Plans").
 */
const active = (month: Month) => sql`
  (select count(*) ${tallied('served', month)} and y.count > 0)
  - (select count(*) from customers c where c.business_id = ${month.businessId} and c.archived_at is not null
    and exists (select ${tallied('served', month)} and y.status = c.id::text and y.count > 0))`;

/** Returns the usage of the monthly limits. Drafts count from their creation; deleted ones no longer count. */
export async function monthlyUsage(database: Queryable, month: Month): Promise<Record<MonthlyLimit, number>> {
  const { rows } = await sql<Record<MonthlyLimit, number>>`
    select (${active(month)})::int as "ACTIVE_CUSTOMERS",
      (select coalesce(sum(y.count), 0)::int ${tallied('quotes made', month)}) as "QUOTES_PER_MONTH",
      (select coalesce(sum(y.count), 0)::int ${tallied('invoices made', month)}) as "INVOICES_PER_MONTH"
  `.execute(database);
  return rows[0]!;
}

/** Returns whether a quote or an invoice was created for the customer this month. */
export async function hasDocumentsInMonth(database: Queryable, month: Month, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ served: boolean }>`
    select exists (select ${createdIn('quotes', month)} and d.customer_id = ${customerId})
      or exists (select ${createdIn('invoices', month)} and d.customer_id = ${customerId}) as served
  `.execute(database);
  return rows[0]!.served;
}
