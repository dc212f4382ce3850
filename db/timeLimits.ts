import type { Pool, PoolClient } from 'pg';

/** How much longer than PostgreSQL itself we wait: it ends a statement that takes too long with a clear word. */
const GRACE_MS = 1_000;

/**
 * PostgreSQL ends statements that take too long by itself; one that does not answer at all (stopped, or behind a network
 * that swallows everything) is hung up on, so that whoever asked hears of it and the pool is not used up for good. The
 * driver's own query_timeout hangs a callback on a query that was made with another one, and whatever such a query answers
 * outlives the young generation (preparedStatements.ts).
 */
export function limitAnswers(pool: Pool, withinMs: number): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      const late = setTimeout(() => hangUp(client, withinMs), withinMs + GRACE_MS);
      const isAnswered = () => clearTimeout(late);
      answer.then(isAnswered, isAnswered);
      return answer;
    }) as typeof client.query;
  });
}

function hangUp(client: PoolClient, withinMs: number): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  const error = new Error(`PostgreSQL has not answered within ${withinMs} ms`);
  connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
}
