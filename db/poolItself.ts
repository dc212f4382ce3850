import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Pool } from 'pg';

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/**
 * A statement outside a transaction takes a connection from the pool and gives it back: Kysely's own way there, by its
 * driver and its providers of connections, is a dozen promises longer (docs/decisions/0020). A transaction's statements, and
 * what can be called off, go Kysely's way.
 */
export function askPoolItself(kysely: Kysely<unknown>, pool: Pool): void {
  const executor = kysely.getExecutor();
  const kyselysWay = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, options) => (options?.signal ? kyselysWay(query, options) : ask(pool, query));
}

async function ask<R>(pool: Pool, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  const client = await pool.connect();
  try {
    const { command, rowCount, rows } = await client.query(sql, parameters as unknown[]);
    return { rows, numAffectedRows: CHANGES.includes(command) ? BigInt(rowCount ?? 0) : undefined };
  } catch (error) {
    // Where it was made nobody knows whose statement it was.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    client.release();
  }
}
