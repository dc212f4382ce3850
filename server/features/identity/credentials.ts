import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { passwordMatches } from '#server/platform/auth/passwords.ts';
import { rowsAbove } from '#server/platform/reads/rowsAbove.ts';

/** A password that somebody gives, and the network address that they give it from. */
interface Given {
  password: string;
  address: string | undefined;
}

/** Whether the password is that of the account with this email; takes as long where there is none. Throws RATE_LIMITED. */
export const knowsPassword = (database: Database, email: string, given: Given): Promise<boolean> =>
  isPasswordOf(database, sql`email = ${email}`, given);

/** The same for an account's id. */
export const knowsPasswordOf = (database: Database, userId: string, given: Given): Promise<boolean> =>
  isPasswordOf(database, sql`id = ${userId}`, given);

async function isPasswordOf(database: Database, account: RawBuilder<unknown>, given: Given): Promise<boolean> {
  const asked = sql<{ hash: string }>`select password_hash as hash from users where ${account}`;
  const rows = await rowsAbove(database, asked);
  return passwordMatches(rows[0]?.hash, given.password, given.address);
}
