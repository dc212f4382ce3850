import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';
import { openDatabase } from './orm.ts';
import { buildTenantSchema } from './tenancy/tenantSchema.ts';

/** The key of an advisory lock, an arbitrary constant. */
const migrationLock = 4_772_001;

/**
 * Migrates the database at `url` to the newest schema, or only the named migrations. Concurrent processes wait for the
 * first.
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
