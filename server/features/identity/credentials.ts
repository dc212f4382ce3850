import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { passwordMatches } from '#server/platform/auth/passwords.ts';

/** A submitted password and the network address that it came from. */
interface Given {
  password: string;
  address: string | undefined;
}

/**
 * Returns whether the password matches the account with this email; takes equally long where none exists. Throws
 * RATE_LIMITED.
 */
export const knowsPassword = (database: Database, email: string, given: Given): Promise<boolean> =>
  isPasswordOf(database, sql`email = ${email}`, given);

/** Like knowsPassword, by account id. */
export const knowsPasswordOf = (database: Database, userId: string, given: Given): Promise<boolean> =>
  isPasswordOf(database, sql`id = ${userId}`, given);

async function isPasswordOf(database: Database, account: RawBuilder<unknown>, given: Given): Promise<boolean> {
  const asked = sql<{ hash: string }>`select password_hash as hash from users where ${account}`;
  const rows = await queryWithoutTenant(database, asked);
  return passwordMatches(rows[0]?.hash, given.password, given.address);
}
