import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { INVOICE_STATUSES } from '#domain/states/invoice.ts';
import { documentSearch } from '#server/features/customers/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { hasExternalId } from '#server/platform/commands/externalIds.ts';
import { allOf, isId, isOfTime } from '#server/platform/reads/conditions.ts';
import { isInState } from '#server/platform/reads/states.ts';
import { countEndedBefore, countRetained } from '#server/platform/reads/tallies.ts';
import { TODAY } from '#server/platform/reads/today.ts';
import type { InvoiceFilter } from './invoice.types.ts';
import { overdueSql } from './overdue.ts';

/** Returns the SQL condition of a filter. */
export async function invoiceCondition(
  { search, status, customerId, overdue, externalId, ...times }: InvoiceFilter,
  scope: Scope,
  database: Queryable,
): Promise<RawBuilder<unknown>> {
  return allOf(
    status && isInState(INVOICE_STATUSES, status),
    isId('t.customer_id', customerId),
    hasExternalId(externalId),
    isOfTime(times),
    typeof overdue === 'boolean' && (overdue ? isOverdue : sql`not ${isOverdue}`),
    search?.trim() && (await documentSearch(database, scope, 'invoices', search)),
  );
}

/** Returns the stored number of matching rows; undefined where they must be counted. */
export function invoiceCount(
  { search, status, customerId, overdue, externalId, ...times }: InvoiceFilter,
  scope: Scope,
): RawBuilder<unknown> | undefined {
  if (search?.trim() || customerId || externalId || isOfTime(times)) return undefined;
  if (typeof overdue !== 'boolean') return countRetained('invoices', scope, status);
  const overdueCount = countEndedBefore(today, 'invoices', scope, status);
  return overdue ? overdueCount : sql`(${countRetained('invoices', scope, status)} - ${overdueCount})`;
}

const today = sql.raw(TODAY);

const isOverdue = sql.raw(overdueSql('t'));
