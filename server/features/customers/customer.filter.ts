import { type RawBuilder, sql } from 'kysely';
import { sightOf } from '#server/platform/auth/sight.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import type { PageArgs } from '#server/platform/reads/keyset.ts';
import { countInSight } from '#server/platform/reads/tallies.ts';
import { storable } from '#server/platform/reads/textSearch.ts';
import type { CustomerSort } from './customer.sorts.ts';
import type { CustomerFilter } from './customer.types.ts';
import { findCustomers, findPageOfCustomers, isOneOf } from './findCustomers.ts';

/** What a list of customers `t` asks for. */
interface Listed {
  condition: RawBuilder<unknown>;
  /** How many there are, where that is kept or the condition leaves a page of them alone; undefined where they have to be counted. */
  count: RawBuilder<unknown> | undefined;
}

/** The customers whom a filter leaves, as far as a page in the order needs to know them. */
export async function listedCustomers(
  { search, kind, tag, archived }: CustomerFilter,
  { sort, ...page }: PageArgs & { sort: CustomerSort },
  scope: Scope,
  database: ReadDatabase,
): Promise<Listed> {
  const filtered = (t: string, found?: RawBuilder<unknown>) =>
    allOf(
      sql`${sql.ref(`${t}.archived_at`)} is ${sql.raw(archived ? 'not null' : 'null')}`,
      kind && sql`${sql.ref(`${t}.kind`)} = ${kind}`,
      tag && sql`${sql.ref(`${t}.tags`)} @> array[${storable(tag)}]::text[]`,
      found,
    );
  if (search?.trim()) {
    if (sort !== 'NAME' || !sightOf(scope).seesAll('customers')) {
      const { isFound } = await findCustomers(database, scope, search);
      return { condition: filtered('t', isFound('t')), count: undefined };
    }
    const { ids, isFound } = await findPageOfCustomers(database, scope, search, filtered('c'), page);
    return {
      condition: filtered('t', isOneOf('t', ids)),
      count: sql`(select count(*) from customers c where c.business_id = ${scope.businessId} and ${filtered('c', isFound('c'))})`,
    };
  }
  const kept = archived ? 'archived customers' : 'customers';
  return { condition: filtered('t'), count: tag ? undefined : countInSight(kept, scope, kind && [kind]) };
}
