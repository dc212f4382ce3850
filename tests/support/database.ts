import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { cleanUpAfterFile } from './cleanup.ts';
import { execute } from './execute.ts';

/**
 * Creates a migrated, empty database for the calling test file and drops it at its end. Call it at the top of the file or
 * in beforeAll. Returns the URL.
 */
export const createTestDatabase = (): Promise<string> => createDatabase('template');

/** The same without tables. */
export const createEmptyDatabase = (): Promise<string> => createDatabase('template0');

async function createDatabase(template: string): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  cleanUpAfterFile(() => execute(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the number of connections that wait for a lock. */
export async function waitingForLocks(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0].count;
}

/** Opens a direct connection to the database; closed at the end of the test file. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  cleanUpAfterFile(() => client.end());
  return client;
}
