import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** What is sent meanwhile leaves for the database together: each write of its own would wake it once more. */
export function inOneWrite<R>(client: PoolClient, send: () => R): R {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
