import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** A thing as far as some list knew it: what its page can show before it has been asked for. */
export function useKnown<Row extends { __typename: string }>(
  fragment: TypedDocumentNode<Row, unknown>,
  fragmentName: string,
  typename: Row['__typename'],
  id: string,
): Row | undefined {
  const known = useFragment({ fragment, fragmentName, from: { __typename: typename, id } });
  return known.complete ? (known.data as Row) : undefined;
}
