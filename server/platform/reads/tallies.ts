import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../auth/viewer.ts';
import { firstRetainedDay } from '../plan/retention.ts';

/**
 * Returns SQL of the number of retained rows of a kind, optionally in given states, from the table's tallies
 * (docs/decisions/0015): all, less those past retention.
 */
export function countRetained(kind: string, scope: Scope, statuses?: readonly string[] | null): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(case when y.aged_on = '-infinity' then y.count else -y.count end), 0)::bigint from tallies y
    where y.business_id = ${scope.businessId} and y.kind = ${kind} and y.ends_on = '-infinity'
      and y.aged_on < ${firstRetainedDay(scope)} and ${inStates(statuses)})`;
}

/**
 * Returns SQL of the number of rows ended before a day that never age out because money is owed: all, less those that end
 * later. Two sums, because PostgreSQL before 18 plans a single one as a scan of all days.
 */
export function countEndedBefore(
  day: RawBuilder<unknown>,
  kind: string,
  scope: Scope,
  statuses?: readonly string[] | null,
): RawBuilder<unknown> {
  const counted = (ends: RawBuilder<unknown>) => sql`(
    select coalesce(sum(y.count), 0)::bigint from tallies y
    where y.business_id = ${scope.businessId} and y.kind = ${kind} and ${ends} and y.aged_on = 'infinity'
      and ${inStates(statuses)})`;
  return sql`(${counted(sql`y.ends_on = '-infinity'`)} - ${counted(sql`y.ends_on >= ${day}`)})`;
}

const inStates = (statuses: readonly string[] | null | undefined) =>
  statuses ? sql`y.status = any(${statuses})` : sql`true`;
