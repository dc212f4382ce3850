import pg from 'pg';
import { startPostgres, urlOfRunning } from '#db/embedded/index.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';

/** Runs a task on the configured database: an external or running one, or the embedded one, started for the task. */
export async function withDatabase<T>(
  { databaseDirectUrl, dataDir }: Config,
  task: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const running = databaseDirectUrl ?? (await urlOfRunning(dataDir));
  if (running) return task(running);
  const embedded = await startPostgres({ dataDir });
  return task(embedded.url).finally(() => embedded.stop());
}

/** Like withDatabase, for an existing database of Whorl. Otherwise throws ConfigError and creates nothing. */
export async function withInstallation<T>(task: (databaseUrl: string, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, { mustExist: true });
  return withDatabase(config, async (url) => {
    await requireWhorl(url);
    return task(url, config);
  });
}

async function requireWhorl(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_database() as name, to_regclass('public.mikro_orm_migrations') is not null
         and to_regclass('public.businesses') is not null as holds`,
    );
    if (!rows[0].holds)
      throw new ConfigError(
        `The database ${rows[0].name} does not hold Whorl: nothing was done. Check DATABASE_URL or DATA_DIR, or start Whorl on it first.`,
      );
  } finally {
    await client.end();
  }
}
