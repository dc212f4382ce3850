import type { QueryConfig } from 'pg';
import pg from 'pg';

/** What a connection is for: the business that it acts for, and whether its statements are planned for their values or once for any. */
export interface Confinement {
  business: string;
  plans: 'force_custom_plan' | 'force_generic_plan';
}

const CHANGE = {
  name: 'change-confinement',
  text: `select set_config('whorl.business', $1, false), set_config('plan_cache_mode', $2, false)`,
};

const valuesOf = ({ business, plans }: Confinement) => [business, plans];

/** Changes what a connection is for from then on; sent over it once before a query that is preceded by it, which needs it prepared there. */
export const changeTo = (confinement: Confinement): QueryConfig => ({ ...CHANGE, values: valuesOf(confinement) });

/** What is carried out before a query, of what its connection has prepared. */
interface Portal {
  statement: string;
  values: unknown[];
}

const changing = (confinement: Confinement): Portal => ({ statement: CHANGE.name, values: valuesOf(confinement) });

/** Begins a transaction; sent over a connection once before a query is `beginning` there, which needs it prepared. */
export const BEGIN = { name: 'begin', text: 'begin' };

const beginning: Portal = { statement: BEGIN.name, values: [] };

type Answered = (error: Error | undefined, result: unknown) => void;

/** What pg's own query does that its types do not tell. */
interface Prepared {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

interface Connection {
  bind(portal: Portal): void;
  execute(portal: { portal: string; rows: number }): void;
}

const Query = pg.Query as unknown as new (config: QueryConfig, callback: Answered) => pg.Query & Prepared;

/**
 * A query with values and what has to be carried out before it, in one exchange with the database: where something of it
 * fails, nothing that follows it is carried out. Each with an exchange of its own, the answer to the first would wake this
 * process in the midst of the second, and what comes after a failure would be carried out all the same.
 */
class PrecededQuery extends Query {
  private readonly before: Portal[];
  private completed = 0;

  constructor(before: Portal[], config: QueryConfig, answered: Answered) {
    super(config, answered);
    this.before = before;
  }

  override prepare(connection: Connection) {
    for (const portal of this.before) {
      connection.bind(portal);
      connection.execute({ portal: '', rows: 0 });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown) {
    if (this.completed === this.before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.completed === this.before.length) super.handleCommandComplete(message, connection);
    else this.completed += 1;
  }
}

/** Confines its connection first. Both are one transaction: where the query fails the connection is as it was. */
export const confinedQuery = (confinement: Confinement, config: QueryConfig, answered: Answered) =>
  new PrecededQuery([changing(confinement)], config, answered);

/** Begins a transaction first and, where a confinement is given, confines its connection in it: a rollback takes that back. */
export const openingQuery = (confinement: Confinement | undefined, config: QueryConfig, answered: Answered) =>
  new PrecededQuery([beginning, ...(confinement ? [changing(confinement)] : [])], config, answered);
