import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the server that is measured, before it: answers what this process uses, on its channel to the bench.

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('message', (question) => {
  // What has not been collected yet is no growth.
  if (question === 'memory') globalThis.gc();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({ rss, heapUsed, cpuMicroseconds: user + system, loopDelayMs: delay.percentile(99) / 1e6 });
  if (question === 'begin') delay.reset();
});
// The server ends by itself; this alone must not keep it.
process.channel?.unref();
