import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '#db/embedded/freePort.ts';
import { findRedis } from '../../scripts/redis.mjs';

export { findRedis };

export interface TestRedis {
  url: string;
  port: number;
  /** Suspends it: the system still accepts connections, but nothing responds until it is resumed. */
  hang(): void;
  resume(): void;
  end(): Promise<void>;
}

/** Starts a Redis without persistence, on a free port by default. */
export async function startRedis(on?: number): Promise<TestRedis> {
  const program = findRedis();
  if (!program) throw new Error('There is no redis-server on this machine');
  const port = on ?? (await freePort());
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    port,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async end() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until it accepts connections. */
async function answers(url: string): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
}

/** Waits until that many nodes have each sent two heartbeats, so that all know each other. */
export async function nodesKnowOfEachOther(url: string, nodes: number): Promise<void> {
  const client = new Redis(url);
  const pulses = new Map<string, number>();
  try {
    await new Promise<void>((resolve, reject) => {
      client.on('message', (_channel, text) => {
        const [{ node }] = JSON.parse(text);
        pulses.set(node, (pulses.get(node) ?? 0) + 1);
        if (pulses.size >= nodes && [...pulses.values()].every((count) => count > 1)) resolve();
      });
      client.subscribe('whorl:nodes').catch(reject);
    });
  } finally {
    client.disconnect();
  }
}
