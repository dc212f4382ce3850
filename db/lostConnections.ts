import type { Pool, PoolClient } from 'pg';

/** A plain query gives its connection back at once when it fails; only then is it ours to do. */
const PATIENCE_MS = 1000;

/**
 * Kysely keeps the connection of a transaction that can be neither committed nor rolled back, as when the database died
 * in the midst of it: each would take its place in the pool for good, and the pool would never end.
 */
export function giveBackLostConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // Whoever uses it hears of the loss by their next statement.
    client.on('error', () => undefined);
    client.once('end', () => setTimeout(() => inUse.has(client) && client.release(true), PATIENCE_MS));
  });
}
