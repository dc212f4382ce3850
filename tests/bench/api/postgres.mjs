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

/**
 * A PostgreSQL of its own, migrated and empty, until it is ended. `besides` is added to its configuration. It is the one that
 * npm has installed, whose build is made to be small (-Os), or another, by the folder of its `programs`.
 */
export async function startDatabase(besides = {}, programs = undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-bench-'));
  const first = await startPostgres({ dataDir, programs });
  const client = await connect(first.url);
  console.log(`PostgreSQL ${await buildOf(client)}`);
  for (const [name, value] of Object.entries({ ...CONFIGURATION, ...besides }))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.end();
  await first.stop();
  const postgres = await startPostgres({ dataDir, programs });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    async end() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Its version, and how its compiler was told to make it fast or small. */
async function buildOf(client) {
  const { rows } = await client.query(
    "select current_setting('server_version') as version, setting as flags from pg_config where name = 'CFLAGS'",
  );
  const [{ version, flags }] = rows;
  return `${version}, compiled with ${flags.match(/-O\w*/g)?.at(-1) ?? 'what is not said'}`;
}

export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
