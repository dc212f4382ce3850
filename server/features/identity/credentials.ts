import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { passwordMatches } from '#server/platform/auth/passwords.ts';

/** Whether the password is that of the account with this address; takes as long where there is none. */
export async function knowsPassword(database: Database, email: string, password: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from users where email = ${email}`.execute(
    database.em.getKysely(),
  );
  return passwordMatches(rows[0]?.hash, password);
}

export async function knowsPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from users where id = ${userId}`.execute(
    database.em.getKysely(),
  );
  return passwordMatches(rows[0]?.hash, password);
}
