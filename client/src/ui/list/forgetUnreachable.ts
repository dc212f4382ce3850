import type { ApolloCache, DocumentNode } from '@apollo/client';
import { visit } from 'graphql';

/**
 * Takes out of Apollo's cache what nothing leads to any more after a page of the query was taken out. Who depends on which
 * field is noted twice, for what the server said and for what is shown ahead of it; `gc()` clears only the first, so that a
 * long list would leave notes on each field of each row behind. To take a field out by its name clears both.
 */
export function forgetUnreachable(cache: ApolloCache, query: DocumentNode): void {
  for (const id of cache.gc())
    for (const fieldName of fieldsOf(query)) cache.evict({ id, fieldName, broadcast: false });
}

const known = new WeakMap<DocumentNode, Set<string>>();

function fieldsOf(query: DocumentNode): Set<string> {
  const remembered = known.get(query);
  if (remembered) return remembered;
  // Besides fields of its own, whether a thing is there at all is noted.
  const names = new Set(['__typename', '__exists']);
  visit(query, { Field: ({ name }) => void names.add(name.value) });
  known.set(query, names);
  return names;
}
