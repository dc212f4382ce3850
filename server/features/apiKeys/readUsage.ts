import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { USAGE_DAYS } from '#domain/apiKeys/lifetime.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { ApiUsageDay } from './apiUsage.types.ts';

/**
 * Returns requests and errors of each of the last days, including days without any, oldest first, for one key or all.
 * Throws NOT_FOUND.
 */
export async function readUsage(
  database: Database,
  { businessId }: Scope,
  keyId: string | null | undefined,
): Promise<ApiUsageDay[]> {
  if (keyId) await requireKey(database, businessId, keyId);
  const ofKey = keyId ? sql`u.key_id = ${keyId}` : sql`true`;
  const { rows } = await sql<ApiUsageDay>`
    with today as (select local_date(${businessId}) as day),
      counted as (
        select u.day, sum(u.requests)::int as requests, sum(u.errors)::int as errors from api_usage u, today
        where u.business_id = ${businessId} and u.day > today.day - ${USAGE_DAYS}::int and ${ofKey} group by u.day)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.requests, 0) as requests, coalesce(c.errors, 0) as errors
    from today, generate_series(today.day - ${USAGE_DAYS}::int + 1, today.day, interval '1 day') d (day)
    left join counted c on c.day = d.day order by d.day
  `.execute(database.em.getKysely());
  return rows;
}

async function requireKey(database: Database, businessId: string, id: string): Promise<void> {
  const found = isUuid(id) && sql`select 1 from api_keys where business_id = ${businessId} and id = ${id}`;
  const { rows } = found ? await found.execute(database.em.getKysely()) : { rows: [] };
  if (rows.length === 0) throw notFound('API key');
}
