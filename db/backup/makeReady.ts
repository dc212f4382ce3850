import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Manifest } from './archive.ts';
import { BackupError } from './BackupError.ts';
import { readMigrations } from './catalog.ts';

/** Migrates a database to the backup's schema, after checking that restoring loses no data. */
export async function makeReady(url: string, manifest: Manifest, replace: boolean): Promise<void> {
  const known = migrations.map(({ name }) => name);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `This backup was taken by a newer version of Whorl: this one does not know ${unknown.join(', ')}`,
    );
  const applied = await look(url, replace);
  if (applied.some((name) => !manifest.migrations.includes(name)))
    throw new BackupError('The database has a newer schema than the backup: restore into a new, empty database');
  await migrate(url, manifest.migrations);
}

/** Returns the applied migrations. Throws if the database is in use, or has data and `replace` is not set. */
async function look(url: string, replace: boolean): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'whorl restore' });
  await client.connect();
  try {
    const others = await othersOn(client);
    if (others > 0)
      throw new BackupError(`The database is in use (${others} connections): stop every Whorl that runs on it first`);
    const applied = await readMigrations(client);
    if (applied.length > 0 && !replace && (await hasPeople(client)))
      throw new BackupError('The database is not empty: say --replace to delete what it holds, or give a new one');
    return applied;
  } finally {
    await client.end();
  }
}

/** A closed connection is listed for a moment longer. */
const PATIENCE_MS = 3_000;

async function othersOn(client: pg.Client): Promise<number> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const { count } = rows[0]!;
    if (count === 0 || Date.now() > deadline) return count;
    await pause(100);
  }
}

const hasPeople = async (client: pg.Client): Promise<boolean> =>
  (await client.query('select from users limit 1')).rows.length > 0;
