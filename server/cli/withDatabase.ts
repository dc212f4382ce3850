import { startPostgres, urlOfRunning } from '#db/embedded/index.ts';
import type { Config } from '../config.ts';

/** Does something with the database beside the server: over the running one where there is one, else over one started for it. */
export async function withDatabase<T>(
  { databaseDirectUrl, dataDir }: Config,
  task: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const running = databaseDirectUrl ?? (await urlOfRunning(dataDir));
  if (running) return task(running);
  const embedded = await startPostgres({ dataDir });
  return task(embedded.url).finally(() => embedded.stop());
}
