import pg from 'pg';
import { appendEvents } from '../events/append.ts';
import { newId } from './ids.ts';
import type { ObjectName } from './objects.ts';
import { schemaSql } from './schema.ts';
import { Scope } from './scope.ts';

export interface Occasion {
  account?: string;
  request?: Scope['request'];
}

/** The sandbox's storage, in a database that several servers may share. */
export class Store {
  private readonly pool: pg.Pool;
  /** Called after a transaction with events. */
  onTold: () => void = () => {};
  /** Returns the indexes of the endpoints that receive an event. */
  listeners: (account: string, type: string) => number[] = () => [];

  private constructor(
    connectionString: string,
    readonly clock: () => Date,
  ) {
    this.pool = new pg.Pool({ connectionString, max: 8, allowExitOnIdle: true });
    // The pool replaces lost connections; their users get the error from their query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Opens the store, creating its tables if missing. */
  static async open(connectionString: string, clock: () => Date = () => new Date()): Promise<Store> {
    const store = new Store(connectionString, clock);
    // Locked, because servers that start concurrently would each create the schema.
    await store.pool.query(`begin; select pg_advisory_xact_lock(hashtext('stripe_sandbox')); ${schemaSql} commit;`);
    return store;
  }

  now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  /** Runs `work` in a transaction; its events are stored in commit order. */
  async transaction<Result>(occasion: Occasion, work: (scope: Scope) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const request = occasion.request ?? { id: newId('req'), idempotency_key: null };
      const scope = new Scope(client, occasion.account ?? '', this.now(), request);
      const result = await work(scope);
      await appendEvents(scope, this.listeners);
      await client.query('commit');
      if (scope.told.length > 0) this.onTold();
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    return this.pool.query<Row>(sql, values);
  }

  /** Returns the account of an object, for pages that have only its id. */
  async accountOf(name: ObjectName, id: string): Promise<string | undefined> {
    const { rows } = await this.query<{ account: string }>(
      'select account from stripe_sandbox.objects where id = $1 and object = $2',
      [id, name],
    );
    return rows[0]?.account;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
