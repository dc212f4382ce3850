import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { addDays, startOfDayIn } from '#domain/dates.ts';
import { isAbout } from '#server/features/activity/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { TimeOrder } from '#server/platform/graphql/timeOrder.ts';
import { allOf, isId } from '#server/platform/reads/conditions.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import type { AuditFilter } from './audit.types.ts';
import { auditSearch } from './auditSearch.ts';

const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.occurred_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.occurred_at', type: 'timestamptz', direction: 'asc' },
};
/** The indexes by subject are ordered by id, which sorts by creation time. */
const sortsOfOneThing: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'OF_ONE', sql: 't.id', type: 'uuid', direction: 'desc' },
  OLDEST: { name: 'OLDEST_OF_ONE', sql: 't.id', type: 'uuid', direction: 'asc' },
};

/** The entries that a filter selects, and the sort order that an index supports for them. */
export interface AuditSelection {
  where: RawBuilder<unknown>;
  sort: Sort;
}

/**
 * Date bounds outside this range are clamped: no entry is that old or new, and calendar arithmetic is irregular there.
 */
const FIRST_DAY = '1971-01-01';
const LAST_DAY = '9000-01-01';

export async function auditSelection(
  { actorId, actorKind, thing, from, to, search, ...about }: AuditFilter,
  order: TimeOrder,
  scope: Scope,
  database: Queryable,
): Promise<AuditSelection> {
  const timeZone = from || to ? await timeZoneOf(database, scope) : 'UTC';
  const where = allOf(
    isId('t.actor_id', actorId),
    actorKind && sql`t.actor_kind = ${actorKind}`,
    thing && sql`split_part(t.type, '.', 1) = ${thing.toLowerCase()}`,
    from && from > FIRST_DAY && sql`t.occurred_at >= ${startOfDayIn(timeZone, from)}`,
    to && to < LAST_DAY && sql`t.occurred_at < ${startOfDayIn(timeZone, addDays(to, 1))}`,
    isAbout(about),
    search?.trim() && (await auditSearch(database, scope, search)),
  );
  const isOfOne = about.customerId || about.quoteId || about.invoiceId;
  return { where, sort: (isOfOne ? sortsOfOneThing : sorts)[order] };
}

async function timeZoneOf(database: Queryable, { businessId }: Scope): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from businesses where id = ${businessId}
  `.execute(database);
  return rows[0]?.zone ?? 'UTC';
}
