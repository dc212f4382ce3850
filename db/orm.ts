import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { openPool } from './connection/pool.ts';
import { TenantDialect, type TenantDialectOptions } from './connection/tenantDialect.ts';
import { entities } from './entities/index.ts';
import { migrations } from './migrations/index.ts';

export interface DatabaseOptions extends Partial<TenantDialectOptions> {
  url: string;
  poolSize?: number;
  /** Told of the pool of connections when it is made. */
  onPool?: (pool: Pool) => void;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Runs SQL: the connection, or the transaction of a command. */
// biome-ignore lint/suspicious/noExplicitAny: statements are written as SQL, not from Kysely's table types
export type Queryable = Kysely<any>;

/** One configuration for the server, the worker, the migrations and the tests. */
export function openDatabase({ url, poolSize = 10, timeoutMs = 0, prepare = true, observe, onPool }: DatabaseOptions) {
  const pool = openPool({ url, size: poolSize, timeoutMs });
  onPool?.(pool);
  return MikroORM.init({
    clientUrl: url,
    driverOptions: new TenantDialect(pool, { timeoutMs, prepare, observe }),
    entities,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      path: 'db/migrations',
      emit: 'ts',
      disableForeignKeys: false,
    },
    forceUtcTimezone: true,
    // Accessors on each row are for relations, which no entity has (docs/decisions/0003).
    propagationOnPrototype: false,
    logger: () => undefined,
  });
}
