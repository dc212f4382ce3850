import { sql } from 'kysely';
import type { MonthlyLimit } from '#domain/planLimits.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';

/** The calendar month of a business. */
export interface Month {
  businessId: string;
  begins: Date;
}

const made = (table: 'quotes' | 'invoices', { businessId, begins }: Month) => sql`
  from ${sql.table(table)} d where d.business_id = ${businessId} and d.created_at >= ${begins}`;

/** The customers who are not archived and were given a quote or an invoice this month (domain, "Plans"). */
const active = (month: Month) => sql`
  from customers c where c.business_id = ${month.businessId} and c.archived_at is null
    and c.id in (select d.customer_id ${made('quotes', month)} union select d.customer_id ${made('invoices', month)})`;

/** How much of each limit was used this month. Drafts count as soon as they are written, and what is deleted no more. */
export async function usedIn(database: ReadDatabase, month: Month): Promise<Record<MonthlyLimit, number>> {
  const { rows } = await sql<Record<MonthlyLimit, number>>`
    select (select count(*)::int ${active(month)}) as "ACTIVE_CUSTOMERS",
      (select count(*)::int ${made('quotes', month)}) as "QUOTES_PER_MONTH",
      (select count(*)::int ${made('invoices', month)}) as "INVOICES_PER_MONTH"
  `.execute(database);
  return rows[0]!;
}

/** Whether something was made for this customer this month. */
export async function wasServed(database: ReadDatabase, month: Month, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ served: boolean }>`
    select exists (select ${made('quotes', month)} and d.customer_id = ${customerId})
      or exists (select ${made('invoices', month)} and d.customer_id = ${customerId}) as served
  `.execute(database);
  return rows[0]!.served;
}
