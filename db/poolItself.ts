import type { Kysely, QueryResult } from 'kysely';
import type { Pool } from 'pg';
import { type Answer, askAlone } from './askAlone.ts';
import { ReadsTogether } from './readsTogether.ts';
import { isRead } from './tenancy/confine.ts';

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/**
 * A statement outside a transaction takes a connection from the pool and gives it back, a read together with others: Kysely's
 * own way there, by its driver and its providers of connections, is a dozen promises longer (docs/decisions/0020). A
 * transaction's statements, and what can be called off, go Kysely's way.
 */
export function askPoolItself(kysely: Kysely<unknown>, pool: Pool, processors: number): void {
  const executor = kysely.getExecutor();
  const kyselysWay = executor.executeQuery.bind(executor);
  const reads = new ReadsTogether(pool, processors);
  executor.executeQuery = (query, options) => {
    if (options?.signal) return kyselysWay(query, options);
    return asKysely(isRead(query.sql) ? reads.ask(query) : askAlone(pool, query));
  };
}

async function asKysely<R>(answer: Promise<Answer>): Promise<QueryResult<R>> {
  try {
    const { command, rowCount, rows } = await answer;
    return { rows, numAffectedRows: CHANGES.includes(command) ? BigInt(rowCount ?? 0) : undefined };
  } catch (error) {
    // Where it was made nobody knows whose statement it was.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
