import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { andVisible } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { hasNumber } from '#server/platform/reads/textSearch.ts';
import { findCustomers } from './findCustomers.ts';

/** Above this number of matching customers, scanning the list in order is faster than looking up their documents. */
const MOST_LOOKED_UP = 40;

/** Builds the condition on quotes or invoices `t` for a search by number and by customer. */
export async function documentSearch(
  database: Queryable,
  scope: Scope,
  table: 'quotes' | 'invoices',
  search: string,
): Promise<RawBuilder<unknown>> {
  const numbered = hasNumber('d', search);
  const mine = sql`from ${sql.table(table)} d where d.business_id = ${scope.businessId}${andVisible(scope, table, 'd')}`;
  const { ids, isFound } = await findCustomers(
    database,
    scope,
    search,
    numbered && sql`exists (select ${mine} and ${numbered})`,
    MOST_LOOKED_UP,
  );
  // A scalar subselect runs once per row; a join would read all customers first.
  if (!ids)
    return sql`(select ${isFound('c')} from customers c where c.business_id = ${scope.businessId} and c.id = t.customer_id)`;
  // An index provides one customer's documents in order.
  if (ids.length === 1 && !numbered) return sql`t.customer_id = ${ids[0]}`;
  const byNumber = numbered ? sql`union all select d.id ${mine} and ${numbered}` : sql``;
  return sql`t.id in (select each_id(array(select d.id ${mine} and d.customer_id = any(${ids}::uuid[]) ${byNumber})))`;
}
