import type { GraphQLResolveInfo } from 'graphql';
import type { RawBuilder } from 'kysely';
import type { RowVisibility } from '../auth/rowVisibility.ts';
import type { TextSelection } from './jsonText.ts';
import type { PageArgs, Sort } from './keyset.ts';
import type { ReadShape } from './shape.ts';

export type Row = Record<string, unknown> & { id: string };
export type Condition = RawBuilder<unknown>;

/** What a resolver knows of what is asked below its field. Where `asText` is given, the answer is wanted as text. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'> & {
  asText?: TextSelection;
};

/** What a list is of. */
export interface ListQuery {
  /** Of rows `t`. */
  condition?: Condition;
  /** How many there are, where that is kept; they are counted where it is left out. */
  count?: Condition;
  walk?: Walk;
}

/** Rows that come in the order of a page from elsewhere than an index of their own table, and are gone through until it is full. */
export interface Walk {
  /** Of these rows `t`. */
  from: Condition;
  /** What the order goes by, as it comes with them. */
  key: string;
  orderBy: Condition;
  /** What is listed where there is none. */
  ifNone: () => ListQuery;
}

/** Which rows of a shape a statement is about, and in which order. */
export interface RowQuery {
  shape: ReadShape;
  /** The rows `t`. */
  from: Condition;
  visibility: RowVisibility;
  /** Begins the statement where it matters who asks. */
  asker: Condition;
  where: Condition;
  tail: Condition;
}

/** The same for a page of them, with one row more than the page holds. */
export interface PageQuery extends RowQuery {
  sort: Sort;
  args: PageArgs;
  limit: number;
  /** How many there are in all: SQL that is run only when that is asked. */
  total: Condition;
}

/** Where a page of a connection lies. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A page of a connection: rows with their cursors, and what lies around them. */
export interface Page {
  nodes: Row[];
  /** Only where they were asked for. */
  edges: { cursor: string; node: Row }[] | undefined;
  pageInfo: PageInfo;
  totalCount: number | undefined;
}
