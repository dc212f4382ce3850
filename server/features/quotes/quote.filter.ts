import { type RawBuilder } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { QUOTE_STATUSES } from '#domain/states/quote.ts';
import { documentSearch } from '#server/features/customers/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { hasExternalId } from '#server/platform/commands/externalIds.ts';
import { allOf, isId, isOfTime } from '#server/platform/reads/conditions.ts';
import { isInState } from '#server/platform/reads/states.ts';
import { countRetained } from '#server/platform/reads/tallies.ts';
import type { QuoteFilter } from './quote.types.ts';

/** Returns the SQL condition of a filter. */
export async function quoteCondition(
  { search, status, customerId, externalId, ...times }: QuoteFilter,
  scope: Scope,
  database: Queryable,
): Promise<RawBuilder<unknown>> {
  return allOf(
    status && isInState(QUOTE_STATUSES, status),
    isId('t.customer_id', customerId),
    hasExternalId(externalId),
    isOfTime(times),
    search?.trim() && (await documentSearch(database, scope, 'quotes', search)),
  );
}

/** Returns the stored number of matching rows; undefined where they must be counted. */
export function quoteCount(
  { search, status, customerId, externalId, ...times }: QuoteFilter,
  scope: Scope,
): RawBuilder<unknown> | undefined {
  return search?.trim() || customerId || externalId || isOfTime(times)
    ? undefined
    : countRetained('quotes', scope, status);
}
