import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';
import { allOf } from '#server/platform/reads/conditions.ts';
import { countInSight } from '#server/platform/reads/tallies.ts';
import { storable } from '#server/platform/reads/textSearch.ts';
import type { CustomerFilter } from './customer.types.ts';
import { findCustomers } from './findCustomers.ts';

/** The condition that a filter stands for. */
export async function customerCondition(
  { search, kind, tag, archived }: CustomerFilter,
  scope: Scope,
  database: ReadDatabase,
): Promise<RawBuilder<unknown>> {
  return allOf(
    archived ? sql`t.archived_at is not null` : sql`t.archived_at is null`,
    kind && sql`t.kind = ${kind}`,
    tag && sql`t.tags @> array[${storable(tag)}]::text[]`,
    search?.trim() && (await findCustomers(database, scope, search)).isFound('t'),
  );
}

/** How many it leaves, where that is kept; undefined where they have to be counted. */
export function customerCount(
  { search, kind, tag, archived }: CustomerFilter,
  scope: Scope,
): RawBuilder<unknown> | undefined {
  if (search?.trim() || tag) return undefined;
  return countInSight(archived ? 'archived customers' : 'customers', scope, kind && [kind]);
}
