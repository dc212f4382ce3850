import { setTimeout as pause } from 'node:timers/promises';

const MEGABYTE = 1024 ** 2;
const MINUTE = 60_000;

/** Asks every server for its memory, after a full collection, each so many seconds, until stopped; answers how it grew. */
export function watchMemory(servers, everySeconds) {
  const samples = servers.map(() => []);
  const stopped = new AbortController();
  const watching = watch();
  async function watch() {
    while (!stopped.signal.aborted) {
      await Promise.all(
        servers.map(async (server, n) => samples[n].push({ at: performance.now(), ...(await server.ask('memory')) })),
      );
      await pause(everySeconds * 1000, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
  return async () => {
    stopped.abort();
    await watching;
    return samples.map((own) => ({
      rssMegabytes: own.at(-1).rss / MEGABYTE,
      heapMegabytes: own.at(-1).heapUsed / MEGABYTE,
      rssGrowth: growth(own, 'rss'),
      heapGrowth: growth(own, 'heapUsed'),
    }));
  };
}

/** Megabytes a minute: the slope of the straight line that lies nearest to the samples. */
function growth(samples, name) {
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const meanAt = mean(({ at }) => at);
  const meanOf = mean((sample) => sample[name]);
  const together = mean((sample) => (sample.at - meanAt) * (sample[name] - meanOf));
  const spread = mean(({ at }) => (at - meanAt) ** 2);
  return spread === 0 ? 0 : (together / spread) * (MINUTE / MEGABYTE);
}
