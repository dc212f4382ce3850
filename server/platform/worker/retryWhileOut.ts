import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** PostgreSQL lacks disk, memory or connections (class 53), or is shutting down or starting (57P01 to 57P03). */
const OUT = /^(53...|57P0[123])$/;
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Afterwards the attempt fails: a job locked for ten minutes counts as a dead process's (releaseJobs.ts). */
const LONGEST_MS = 5 * 60_000;

/** Retries a job within one attempt while PostgreSQL is out: attempts are few, and a full disk may outlast them. */
export async function retryWhileOut(body: () => Promise<void>, log: Logger, stopping: AbortSignal): Promise<void> {
  const began = performance.now();
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await body();
    } catch (error) {
      const isOut = OUT.test((error as { code?: string } | null)?.code ?? '');
      if (!isOut || stopping.aborted || performance.now() - began > LONGEST_MS) throw error;
      log.warn({ err: error, pauseMs }, 'jobs: the database is unavailable; retrying the job');
      await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
