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

/** The sandbox's memory, in a database that several servers may share. */
export class Store {
  private readonly pool: pg.Pool;
  /** Called after a transaction that told of something. */
  onTold: () => void = () => {};
  /** Which webhook endpoints, by their index, hear of an event of this type on an account. */
  listeners: (account: string, type: string) => number[] = () => [];

  private constructor(
    connectionString: string,
    readonly clock: () => Date,
  ) {
    this.pool = new pg.Pool({ connectionString, max: 8, allowExitOnIdle: true });
    // A connection that the database ends is made anew when it is needed; whoever was using it hears by their query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Opens it, making its tables where they are not there yet. */
  static async open(connectionString: string, clock: () => Date = () => new Date()): Promise<Store> {
    const store = new Store(connectionString, clock);
    // Servers that start at once would each find the schema missing and make it.
    await store.pool.query(`begin; select pg_advisory_xact_lock(hashtext('stripe_sandbox')); ${schemaSql} commit;`);
    return store;
  }

  now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  /** Everything that `work` writes happens at once or not at all; its events are told in the order of commits. */
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

  /** On which account something stands, for pages that know its id alone. */
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
