import type { CompiledQuery } from 'kysely';
import type { Pool, QueryResult } from 'pg';

export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

/** Takes a connection for one statement. */
export async function askAlone(pool: Pool, { sql, parameters }: CompiledQuery): Promise<Answer> {
  const client = await pool.connect();
  try {
    return await client.query(sql, parameters as unknown[]);
  } finally {
    client.release();
  }
}
