import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * Returns the record as far as lists have cached it, to show before the page's own query responds; undefined unless the
 * whole fragment is cached.
 */
export function useCachedFragment<Row extends { __typename: string }>(
  fragment: TypedDocumentNode<Row, unknown>,
  fragmentName: string,
  typename: Row['__typename'],
  id: string,
): Row | undefined {
  const known = useFragment({ fragment, fragmentName, from: { __typename: typename, id } });
  return known.complete ? (known.data as Row) : undefined;
}
