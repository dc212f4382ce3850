import type { GraphQLResolveInfo } from 'graphql';
import type { RawBuilder } from 'kysely';
import type { RowVisibility } from '../auth/rowVisibility.ts';
import type { TextSelection } from './jsonText.ts';
import type { PageExtent, PageInfo, Sort } from './keyset.ts';
import type { ReadShape } from './shape.ts';

export type Row = Record<string, unknown> & { id: string };
export type Condition = RawBuilder<unknown>;

/** The part of GraphQLResolveInfo that reads use. With `asText` the result is wanted as JSON text. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'> & {
  asText?: TextSelection;
  /** Of a field that answers an interface: the type to read. Fragments on other types are left out. */
  ofType?: string;
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
  /** The key that the index is sorted by, over its own rows `t`. */
  sort: Sort;
  /** Builds the from clause with the rows `t` that are within the bounds. */
  from: (within: Condition) => Condition;
  /** The columns of that clause with the sort key and the id. */
  keys: [key: string, id: string];
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
export interface PageQuery extends RowQuery, PageExtent {
  sort: Sort;
  /** SQL of whether rows precede the page's first cursor, run only if it is selected; undefined without such a cursor. */
  preceding: Condition | undefined;
  /** The same of rows that follow its last cursor. */
  following: Condition | undefined;
  /** SQL of the total, run only if it is selected. */
  total: Condition;
}

/** A page of a connection. */
export interface Page {
  nodes: Row[];
  /** Only if selected. */
  edges: { cursor: string; node: Row }[] | undefined;
  pageInfo: PageInfo;
  totalCount: number | undefined;
}
