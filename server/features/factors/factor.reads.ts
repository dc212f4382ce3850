import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import type { Factor } from './factor.types.ts';

/** Returns a person's sign-in factors beside the password, oldest first. */
export async function readFactors(database: Database, userId: string): Promise<Factor[]> {
  const asked = sql<{ factor: Factor }>`
    select json_build_object('id', id, 'factorType', type, 'status', 'VERIFIED', 'name', name, 'createdAt', created_at,
      'lastUsedAt', last_used_at) as factor
    from (
      select id, 'TOTP' as type, 'Authenticator app' as name, verified_at as created_at, null::timestamptz as last_used_at
      from totp_factors where user_id = ${userId} and verified_at is not null
      union all
      select id, 'PASSKEY', name, created_at, last_used_at from passkeys where user_id = ${userId}
    ) f order by created_at, id
  `;
  const rows = await queryWithoutTenant(database, asked);
  return rows.map(({ factor }) => factor);
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const asked = sql<{ count: number }>`
    select count(*)::int as count from recovery_codes where user_id = ${userId} and used_at is null
  `;
  const rows = await queryWithoutTenant(database, asked);
  return rows[0]?.count ?? 0;
}
