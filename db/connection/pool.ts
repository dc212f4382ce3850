import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Below the idle timeout of common networks, of which the shortest known is four minutes. */
const KEEP_ALIVE_MS = 60_000;
/** Added to PostgreSQL's statement_timeout, whose error is better; this timeout detects a server that does not respond. */
const SILENCE_MS = 1_000;
/** The OID of text[]. */
const TEXT_ARRAY: number = 1009;

export interface PoolOptions {
  url: string;
  size: number;
  /** Limits both the wait for a connection and a statement's duration; 0: no limit. */
  timeoutMs: number;
}

export function openPool({ url, size, timeoutMs }: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  const parsers = createPostgreSqlTypeParsers(pg.types.getTypeParser(TEXT_ARRAY));
  for (const [oid, parser] of Object.entries(parsers)) types.setTypeParser(Number(oid), parser);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Idle connections stay open to keep their prepared statements.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs && timeoutMs + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: true,
    types,
  });
  // A lost connection fails its statements and is replaced by the pool; without a listener the event would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
