import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { execute } from './execute.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A temporary PostgreSQL server; its database `template` is migrated and empty. */
    postgresUrl: string;
  }
}

const MOST_CONNECTIONS = 300;

/** Vitest's global setup of the server's tests: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-test-'));
  const first = await startPostgres({ dataDir, durable: false });
  // Some files start several nodes, each with its own pool.
  await execute(first.url, `ALTER SYSTEM SET max_connections = ${MOST_CONNECTIONS}`);
  await first.stop();
  const postgres = await startPostgres({ dataDir, durable: false });
  await execute(postgres.url, 'CREATE DATABASE template');
  const template = new URL(postgres.url);
  template.pathname = '/template';
  await migrate(template.href);

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
