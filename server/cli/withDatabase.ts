import { startPostgres, urlOfRunning } from '#db/embedded/index.ts';
import type { Config } from '../config.ts';

/** Runs `work` on the database, using the running server's PostgreSQL or one started for it. */
export async function withDatabase<T>(
  { databaseDirectUrl, dataDir }: Config,
  task: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const running = databaseDirectUrl ?? (await urlOfRunning(dataDir));
  if (running) return task(running);
  const embedded = await startPostgres({ dataDir });
  return task(embedded.url).finally(() => embedded.stop());
}
