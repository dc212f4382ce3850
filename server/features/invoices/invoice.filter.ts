import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { isUuid } from '#server/platform/graphql/ids.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import { contains, resembles } from '#server/platform/reads/textSearch.ts';
import { isOverdueSql } from './invoice.reads.ts';
import type { InvoiceFilter } from './invoice.types.ts';

/** The condition that a filter stands for. */
export function invoiceCondition(
  { search, status, customerId, overdue }: InvoiceFilter,
  scope: Scope,
): RawBuilder<unknown> {
  return allOf(
    status && sql`t.status = any(${status})`,
    customerId && (isUuid(customerId) ? sql`t.customer_id = ${customerId}` : sql`false`),
    typeof overdue === 'boolean' && sql`${sql.raw(isOverdueSql('t'))} = ${overdue}`,
    search?.trim() && matches(search, scope),
  );
}

/** Numbers are all alike, so only names forgive typing. */
const matches = (search: string, { businessId }: Scope) => sql`(
  ${contains('lower(t.number)', search)}
  or t.customer_id in (select c.id from customers c where c.business_id = ${businessId} and ${resembles('c.search_text', search)})
)`;
