import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Connection<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

export interface KeysetVariables extends OperationVariables {
  first?: number | null;
  after?: string | null;
}

/** A list to page through. */
export interface KeysetQuery<Field extends string, Row, Variables extends KeysetVariables = KeysetVariables> {
  query: TypedDocumentNode<Record<Field, Connection<Row>>, Variables>;
  /** The field of the answer that has the rows. */
  field: Field;
  /** All but which page. */
  variables: Variables;
  /** Rows on a page. */
  size: number;
  /** Rows on a page that nobody waits for yet; as many as on others where not given. */
  step?: number;
  /** Rows to have before one comes there, once one goes on through the list. */
  ahead?: number;
  /** The first page comes with what the screen around asks for. */
  isPartOfScreen?: boolean;
}

/** What is asked for as a list begins. */
export const firstPageOf = ({ variables, size }: Pick<KeysetQuery<string, never>, 'variables' | 'size'>) => ({
  ...variables,
  first: size,
});
