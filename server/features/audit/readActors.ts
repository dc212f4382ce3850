import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { AuditActor } from './audit.types.ts';

/**
 * Returns people and keys with entries. Skips through the index from one distinct actor to the next, so the cost does
 * not grow with the number of entries.
 */
export async function readActors(database: Queryable, { businessId }: Scope): Promise<AuditActor[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select a.actor_id, a.actor_kind from activities a
    where a.business_id = ${businessId} and a.actor_id is not null and ${after} order by a.actor_id limit 1`;
  const { rows } = await sql<AuditActor>`
    with recursive actors as (
      (${next(sql`true`)})
      union all
      select n.actor_id, n.actor_kind from actors s, lateral (${next(sql`a.actor_id > s.actor_id`)}) n
    )
    select s.actor_id as id, s.actor_kind as kind, coalesce(u.full_name, k.name) as name
    from actors s left join users u on u.id = s.actor_id
      left join api_keys k on k.business_id = ${businessId} and k.id = s.actor_id
    order by u.full_name nulls last, k.name, s.actor_id
  `.execute(database);
  return rows;
}
