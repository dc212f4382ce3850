import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A throw-away PostgreSQL server; its database `template` is migrated and empty. */
    postgresUrl: string;
  }
}

/** Vitest's global setup of the server's tests: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-test-'));
  const postgres = await startPostgres({ dataDir, durable: false });

  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('CREATE DATABASE template');
  await client.end();
  const template = new URL(postgres.url);
  template.pathname = '/template';
  await migrate(template.href);

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
