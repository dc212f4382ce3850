import type { QueryConfig } from 'pg';
import { type Answered, type Portal, PreparedQuery } from '../preparedQuery.ts';

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

const changing = (confinement: Confinement): Portal => ({ statement: CHANGE.name, values: valuesOf(confinement) });

/** Begins a transaction; sent over a connection once before a query is `beginning` there, which needs it prepared. */
export const BEGIN = { name: 'begin', text: 'begin' };

const beginning: Portal = { statement: BEGIN.name, values: [] };

/** Confines its connection first. Both are one transaction: where the query fails the connection is as it was. */
export const confinedQuery = (confinement: Confinement, config: QueryConfig, answered: Answered) =>
  new PreparedQuery([changing(confinement)], config, answered);

/** Begins a transaction first and, where a confinement is given, confines its connection in it: a rollback takes that back. */
export const openingQuery = (confinement: Confinement | undefined, config: QueryConfig, answered: Answered) =>
  new PreparedQuery([beginning, ...(confinement ? [changing(confinement)] : [])], config, answered);
