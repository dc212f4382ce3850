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
  /** Called with the connection pool when it is created. */
  onPool?: (pool: Pool) => void;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Runs SQL on the connection, or in a command's transaction. */
// biome-ignore lint/suspicious/noExplicitAny: statements are written as SQL, not from Kysely's table types
export type Queryable = Kysely<any>;

/** Opens the database with the configuration that the server, the worker, migrations and tests share. */
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
    // Propagation is for relations, which no entity has (docs/decisions/0003).
    propagationOnPrototype: false,
    logger: () => undefined,
  });
}
