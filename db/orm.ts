import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { BindingDriver } from './boundParameters.ts';
import { compileOnce } from './compiledOnce.ts';
import { entities } from './entities/index.ts';
import { giveBackLostConnections } from './lostConnections.ts';
import { migrations } from './migrations/index.ts';
import { askPoolItself } from './poolItself.ts';
import { prepareStatements } from './preparedStatements.ts';
import { confine } from './tenancy/confine.ts';
import { limitAnswers } from './timeLimits.ts';

/** Less than networks forget a silent connection after (the shortest known: four minutes). */
const KEPT_ALIVE_AFTER_MS = 60_000;

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  /** How long a connection may be waited for, and how long a statement may take; undefined: as long as it takes. */
  answersWithinMs?: number;
  /** Told of the pool of connections when it is made. */
  onPool?: (pool: Pool) => void;
}

/** One configuration for the server, the worker, the migrations and the tests. */
function ormOptions({ url, poolSize, answersWithinMs = 0, onPool }: DatabaseOptions & { poolSize: number }) {
  return {
    driver: BindingDriver,
    clientUrl: url,
    entities,
    extensions: [Migrator],
    // None is closed for having been idle: it is a timer less each time one is given back, and the next request finds all of
    // its statements prepared.
    pool: { min: poolSize, max: poolSize },
    driverOptions: {
      options: `-c statement_timeout=${answersWithinMs}`,
      connectionTimeoutMillis: answersWithinMs,
      // One that a network forgets meanwhile is noticed, or is kept from being forgotten.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEPT_ALIVE_AFTER_MS,
      pipeline: true,
      onPoolCreated: (pool: Pool) => {
        pool.on('connect', prepareStatements);
        pool.on('connect', confine);
        giveBackLostConnections(pool);
        if (answersWithinMs > 0) limitAnswers(pool, answersWithinMs);
        onPool?.(pool);
      },
    },
    migrations: {
      migrationsList: migrations,
      snapshot: false,
      path: 'db/migrations',
      emit: 'ts',
      disableForeignKeys: false,
    },
    forceUtcTimezone: true,
    // For relations alone, which no entity has (docs/decisions/0003): each row would get accessors of its own, and a shape.
    propagationOnPrototype: false,
    logger: () => undefined,
  } satisfies Options;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** The processors that a pool is made for: it has two connections for each, and two. */
const processorsFor = (poolSize: number) => Math.max(1, Math.floor((poolSize - 2) / 2));

export async function openDatabase({ poolSize = 10, ...options }: DatabaseOptions) {
  const database = await MikroORM.init(ormOptions({ ...options, poolSize }));
  const connection = database.em.getConnection();
  compileOnce(connection.getClient());
  askPoolItself(connection.getClient(), await connection.getNativeClient(), processorsFor(poolSize));
  return database;
}
