import type { GraphQLResolveInfo } from 'graphql';
import type { RawBuilder } from 'kysely';
import type { RowVisibility } from '../auth/rowVisibility.ts';
import type { TextSelection } from './jsonText.ts';
import type { PageArgs, Sort } from './keyset.ts';
import type { ReadShape } from './shape.ts';

export type Row = Record<string, unknown> & { id: string };
export type Condition = RawBuilder<unknown>;

/** The part of GraphQLResolveInfo that reads use. With `asText` the result is wanted as JSON text. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'> & {
  asText?: TextSelection;
};

/** The rows of a list. */
export interface ListQuery {
  /** Over rows `t`. */
  condition?: Condition;
  /** SQL of the total, if it is precomputed; otherwise the rows are counted. */
  count?: Condition;
  walk?: Walk;
}

/** Rows that an index of another table yields in page order, filtered until the page is full. */
export interface Walk {
  /** From clause with the rows `t`. */
  from: Condition;
  /** The sort key of these rows. */
  key: string;
  orderBy: Condition;
  /** The list to use if there are none. */
  ifNone: () => ListQuery;
}

/** Which rows of a shape to read, and in which order. */
export interface RowQuery {
  shape: ReadShape;
  /** From clause with the rows `t`. */
  from: Condition;
  visibility: RowVisibility;
  /** The CTE of the viewer's id, where visibility depends on it. */
  viewer: Condition;
  where: Condition;
  tail: Condition;
}

/** A page of rows, plus one row more to learn whether a next page exists. */
export interface PageQuery extends RowQuery {
  sort: Sort;
  args: PageArgs;
  limit: number;
  /** SQL of the total, run only if it is selected. */
  total: Condition;
}

/** The position of a page in its connection. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A page of a connection. */
export interface Page {
  nodes: Row[];
  /** Only if selected. */
  edges: { cursor: string; node: Row }[] | undefined;
  pageInfo: PageInfo;
  totalCount: number | undefined;
}
