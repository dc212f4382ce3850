import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** PostgreSQL has no room, memory or connections (class 53), or is going down or starting (57P01 to 57P03). */
const OUT = /^(53...|57P0[123])$/;
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Then the attempt fails as any other: a job that stays locked for ten minutes is taken for a dead process's (releaseJobs.ts). */
const LONGEST_MS = 5 * 60_000;

/**
 * Does a job's work again while PostgreSQL is out, within the same attempt: a job has a few of them, and a disk may stay
 * full for longer than they last.
 */
export async function retryWhileOut(body: () => Promise<void>, log: Logger, stopping: AbortSignal): Promise<void> {
  const began = performance.now();
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await body();
    } catch (error) {
      const isOut = OUT.test((error as { code?: string } | null)?.code ?? '');
      if (!isOut || stopping.aborted || performance.now() - began > LONGEST_MS) throw error;
      log.warn({ err: error, pauseMs }, 'jobs: the database is out; the job is tried again');
      await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}
