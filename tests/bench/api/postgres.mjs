import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../db/embedded/index.ts';
import { migrate } from '../../../db/migrate.ts';

/** Fixed, so that figures of different days and machines can be set side by side. Durable, as a business's own would be. */
const CONFIGURATION = {
  shared_buffers: '512MB',
  effective_cache_size: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  autovacuum: 'off',
};

/** A PostgreSQL of its own, migrated and empty, until it is ended. `besides` is added to its configuration. */
export async function startDatabase(besides = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-bench-'));
  const first = await startPostgres({ dataDir });
  const client = await connect(first.url);
  for (const [name, value] of Object.entries({ ...CONFIGURATION, ...besides }))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.end();
  await first.stop();
  const postgres = await startPostgres({ dataDir });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    async end() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
