import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import { openDatabase } from './orm.ts';
import { buildTenantSchema } from './tenancy/tenantSchema.ts';

/** Any number, the same in every process: whoever holds it is the one that migrates. */
const migrationLock = 4_772_001;

/**
 * Brings the database at `url` to the newest schema, or to that of the migrations named. Several processes may start at
 * once: one migrates, the others wait for it.
 */
export async function migrate(url: string, named?: string[]): Promise<void> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = await openDatabase({ url, poolSize: 2 });
    try {
      await database.migrator.up(named);
    } finally {
      await database.close(true);
    }
    await migrateJobs({ connectionString: url });
    await buildTenantSchema(lock);
  } finally {
    await lock.end();
  }
}
