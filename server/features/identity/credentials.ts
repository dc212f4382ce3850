import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { passwordMatches } from '#server/platform/auth/passwords.ts';
import { rowsAbove } from '#server/platform/reads/rowsAbove.ts';

/** Whether the password is that of the account with this address; takes as long where there is none. */
export const knowsPassword = (database: Database, email: string, password: string): Promise<boolean> =>
  isPasswordOf(database, sql`email = ${email}`, password);

export const knowsPasswordOf = (database: Database, userId: string, password: string): Promise<boolean> =>
  isPasswordOf(database, sql`id = ${userId}`, password);

async function isPasswordOf(database: Database, account: RawBuilder<unknown>, password: string): Promise<boolean> {
  const asked = sql<{ hash: string }>`select password_hash as hash from users where ${account}`;
  const rows = await rowsAbove(database, asked);
  return passwordMatches(rows[0]?.hash, password);
}
