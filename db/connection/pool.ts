import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Less than the idle timeout of any common network (the shortest known is four minutes). */
const KEEP_ALIVE_MS = 60_000;
/** PostgreSQL's own statement_timeout fires first and has the better error; this catches a server that is silent. */
const SILENCE_MS = 1_000;
/** text[] by its object id. */
const TEXT_ARRAY: number = 1009;

export interface PoolOptions {
  url: string;
  size: number;
  /** How long a connection may be waited for, and how long a statement may take; 0: no limit. */
  timeoutMs: number;
}

export function openPool({ url, size, timeoutMs }: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  const parsers = createPostgreSqlTypeParsers(pg.types.getTypeParser(TEXT_ARRAY));
  for (const [oid, parser] of Object.entries(parsers)) types.setTypeParser(Number(oid), parser);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Idle connections stay open, with their prepared statements.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs && timeoutMs + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: true,
    types,
  });
  // A lost connection fails its statements, and the pool replaces it. Without a listener the event would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
