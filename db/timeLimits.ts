import type { Pool, PoolClient } from 'pg';
import { socketOf } from './socketOf.ts';

/** How much longer than PostgreSQL itself we wait: it ends a statement that takes too long with a clear word. */
const GRACE_MS = 1_000;
const LOOK_EVERY_MS = 250;

/** The statements of a connection that are not answered yet. */
interface Waiting {
  statements: number;
  /** When the first of them was sent, or the one before it was answered. */
  since: number;
}

/**
 * PostgreSQL ends statements that take too long by itself; one that does not answer at all (stopped, or behind a network
 * that swallows everything) is hung up on, so that whoever asked hears of it and the pool is not used up for good. All
 * connections are looked at now and then: a timer for each statement is set thousands of times a second to go off never.
 * The driver's own query_timeout is such a timer, and assigns another callback to the query, so that whatever waits for the
 * answer outlives the young generation (preparedQuery.ts).
 */
export function limitAnswers(pool: Pool, withinMs: number): void {
  const connections = new Map<PoolClient, Waiting>();
  let looking: NodeJS.Timeout | undefined;
  pool.on('connect', (client) => {
    connections.set(client, countWaiting(client));
    looking ??= setInterval(look, LOOK_EVERY_MS).unref();
  });
  pool.on('remove', (client) => {
    connections.delete(client);
    if (connections.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  });

  function look() {
    const longestAgo = performance.now() - withinMs - GRACE_MS;
    for (const [client, { statements, since }] of connections)
      if (statements > 0 && since < longestAgo) hangUp(client, withinMs);
  }
}

function countWaiting(client: PoolClient): Waiting {
  const waiting = { statements: 0, since: 0 };
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const isAnswered = () => {
    waiting.statements -= 1;
    waiting.since = performance.now();
  };
  client.query = ((...args: unknown[]) => {
    if (waiting.statements === 0) waiting.since = performance.now();
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    waiting.statements += 1;
    answer.then(isAnswered, isAnswered);
    return answer;
  }) as typeof client.query;
  return waiting;
}

function hangUp(client: PoolClient, withinMs: number): void {
  const error = new Error(`PostgreSQL has not answered within ${withinMs} ms`);
  socketOf(client).destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
}
