import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import type { User } from './identity.types.ts';

/** Reads an account by id, without a tenant, because accounts belong to no business. */
export async function readUser(database: Database, userId: string): Promise<User | null> {
  const asked = sql<{ user: User }>`
    select json_build_object('id', id, 'email', email, 'fullName', full_name, 'emailVerified', email_verified_at is not null,
      'isStaff', is_staff, 'createdAt', created_at) as user
    from users where id = ${userId}
  `;
  const rows = await queryWithoutTenant(database, asked);
  return rows[0]?.user ?? null;
}
