import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from 'pino';

/** Delays before a restart: doubled after each failed start, up to the longest. */
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps a job runner going. graphile-worker stops a runner that cannot record a job's outcome, because the database is
 * unreachable, full or refusing. It is restarted with growing delays until it runs or is stopped. Throws if the first start
 * fails.
 */
export async function keepRunning(start: () => Promise<Runner>, log: Logger): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let runner = await start();
  const ended = (async () => {
    for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn({ pauseMs }, 'jobs: the runner ended; restarting it');
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const started = await start().catch((error) => log.warn({ err: error }, 'jobs: the runner could not be started'));
      if (!started) continue;
      runner = started;
      if (stopping.signal.aborted) await runner.stop();
      pauseMs = SHORTEST_PAUSE_MS;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // A runner that ended by itself cannot be stopped.
      await runner.stop().catch(() => undefined);
      await ended;
    },
  };
}
