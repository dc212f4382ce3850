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

/** Changes what a connection is for from then on; sent over it once before a ConfinedQuery is, which needs it prepared there. */
export const changeTo = (confinement: Confinement): QueryConfig => ({ ...CHANGE, values: valuesOf(confinement) });

type Answered = (error: Error | undefined, result: unknown) => void;

/** What pg's own query does that its types do not tell. */
interface Prepared {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

interface Connection {
  bind(portal: { statement: string; values: unknown[] }): void;
  execute(portal: { portal: string; rows: number }): void;
}

const Query = pg.Query as unknown as new (config: QueryConfig, callback: Answered) => pg.Query & Prepared;

/**
 * A query with values that confines its connection first, both in one exchange with the database and one transaction:
 * where confining fails the query is not carried out, where the query fails the connection is as it was. Each with an
 * exchange of its own, the answer to the first would wake this process in the midst of the second.
 */
export class ConfinedQuery extends Query {
  private isConfined = false;

  constructor(
    private readonly confinement: Confinement,
    config: QueryConfig,
    answered: Answered,
  ) {
    super(config, answered);
  }

  override prepare(connection: Connection) {
    connection.bind({ statement: CHANGE.name, values: valuesOf(this.confinement) });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown) {
    if (this.isConfined) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.isConfined) super.handleCommandComplete(message, connection);
    else this.isConfined = true;
  }
}
