import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';

interface Owner {
  id: string;
  email: string;
  fullName: string;
}

/** Returns the owner to whom mails about a business are sent; undefined where their address is not confirmed. */
export async function ownerOf(database: Database, businessId: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select u.id, u.email, u.full_name as "fullName" from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and m.role = 'OWNER' and u.email_verified_at is not null
    order by m.created_at limit 1
  `.execute(database.em.getKysely());
  return rows[0];
}
