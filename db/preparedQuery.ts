import type { QueryConfig } from 'pg';
import pg from 'pg';
import utils from 'pg/lib/utils.js';

/** What is carried out of what a connection has prepared. */
interface Portal {
  statement: string | undefined;
  values: unknown[] | undefined;
  valueMapper: typeof utils.prepareValue;
}

export type Answered = (error: Error | undefined, result: unknown) => void;

/**
 * What pg answers to a callback. Where it is to make the promise itself it assigns a function to a property of the query,
 * and V8 makes a function that is written there in the old generation: whatever waits for the answer then outlives the
 * young one (measured: scavenges of 12 ms, not 3; docs/decisions/0020).
 */
export const answerTo = (ask: (answered: Answered) => void): Promise<unknown> =>
  new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result))));

/** What pg's own query and connection do that their types do not tell. */
interface OwnQuery {
  name?: string;
  _result: object;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

interface Connection {
  parsedStatements: object;
  submittedNamedStatements: object;
  bind(portal: Portal): void;
  describe(portal: object): void;
  execute(portal: { portal: string; rows: number }): void;
  sync(): void;
  close(statement: object): void;
}

const Query = pg.Query as unknown as new (config: QueryConfig, answered: Answered) => pg.Query & OwnQuery;

/** What a connection has been told of the columns that its statements answer, by name, and how it is spoken to without asking for it again. */
interface Told {
  columns: Map<string, object>;
  withoutAsking: Connection;
}

const told = new WeakMap<Connection, Told>();

function toldTo(connection: Connection): Told {
  const known = told.get(connection);
  if (known) return known;
  const { parsedStatements, submittedNamedStatements } = connection;
  const withoutAsking: Connection = {
    parsedStatements,
    submittedNamedStatements,
    bind: (portal) => connection.bind(portal),
    describe: () => undefined,
    execute: (portal) => connection.execute(portal),
    sync: () => connection.sync(),
    close: (statement) => connection.close(statement),
  };
  const nothing = { columns: new Map<string, object>(), withoutAsking };
  told.set(connection, nothing);
  return nothing;
}

/**
 * A query under a name, and what has to be carried out before it, in one exchange with the database: where something of it
 * fails, nothing that follows it is carried out. Each with an exchange of its own, the answer to the first would wake this
 * process in the midst of the second, and what comes after a failure would be carried out all the same.
 *
 * What columns it answers is asked for once on each connection. PostgreSQL refuses a prepared statement whose columns
 * have changed, so that what it said once holds.
 */
export class PreparedQuery extends Query {
  private readonly before: readonly QueryConfig[];
  private completed = 0;
  private columns: Map<string, object> | undefined;

  /** What is carried out `before` has to be prepared on the connection already. */
  constructor(before: readonly QueryConfig[], config: QueryConfig, answered: Answered) {
    super(config, answered);
    this.before = before;
  }

  override prepare(connection: Connection) {
    for (const { name, values } of this.before) {
      connection.bind({ statement: name, values, valueMapper: utils.prepareValue });
      connection.execute({ portal: '', rows: 0 });
    }
    if (!this.name) return super.prepare(connection);
    const { columns, withoutAsking } = toldTo(connection);
    const known = columns.get(this.name);
    if (!known) {
      this.columns = columns;
      return super.prepare(connection);
    }
    Object.assign(this._result, known);
    this._accumulateRows = true;
    super.prepare(withoutAsking);
  }

  override handleRowDescription(message: unknown) {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result as Record<string, unknown>;
    if (this.name) this.columns?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleDataRow(message: unknown) {
    if (this.completed === this.before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.completed === this.before.length) super.handleCommandComplete(message, connection);
    else this.completed += 1;
  }
}
