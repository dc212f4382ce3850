import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** What a connection is spoken to over, which pg's types do not tell. */
export const socketOf = (client: PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
