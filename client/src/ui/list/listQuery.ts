import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** A connection as lists select it: rows with their cursors, so that any part of a list can be refetched. */
export interface Connection<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

export interface ListVariables extends OperationVariables {
  first?: number | null;
  after?: string | null;
}

/** The query of a list. Its field has the argument `after`, by which `connectionPolicy` recognizes a list. */
export interface ListQuery<Field extends string, Row, Variables extends ListVariables = ListVariables> {
  query: TypedDocumentNode<Record<Field, Connection<Row>>, Variables>;
  /** The query's field that returns the connection. */
  field: Field;
  /** All variables except `first` and `after`. */
  variables: Variables;
  /** Number of rows on the first page. */
  size: number;
  /** Whether the screen's own query selects the first page, with the same arguments. */
  isPartOfScreen?: boolean;
}

/** Returns the variables of a list's first page. */
export const firstPageOf = ({ variables, size }: Pick<ListQuery<string, never>, 'variables' | 'size'>) => ({
  ...variables,
  first: size,
});
