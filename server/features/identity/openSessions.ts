import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';

/** Returns the sessions that a person can continue, the least recently used last. */
export async function openSessions(database: Queryable, userId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s where s.user_id = ${userId} and s.ended_at is null and exists (
      select from refresh_tokens r where r.session_id = s.id and r.used_at is null and r.expires_at > now())
    order by s.last_used_at desc, s.id desc
  `.execute(database);
  return rows;
}
