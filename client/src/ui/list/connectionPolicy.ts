import type { FieldPolicy, Reference } from '@apollo/client';

interface StoredConnection {
  edges?: readonly { cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * How Apollo's cache stores a connection. A field queried with `after` is a list: its pages are merged, whichever page
 * is refetched. A field queried without `after` is an excerpt ("the five newest"), stored by all of its arguments.
 * Unlike `relayStylePagination`, a refetched page keeps the rows after it, so that a scrolled list keeps its position.
 */
export const connectionPolicy: FieldPolicy<StoredConnection> = {
  keyArgs: (args, { field }) => {
    const names = Object.keys(args ?? {});
    const isList = field?.arguments?.some(({ name }) => name.value === 'after');
    return isList ? names.filter((name) => name !== 'first' && name !== 'after') : names;
  },
  merge(existing, incoming, { args }) {
    if (!existing?.edges || !incoming.edges) return incoming;
    const [before, behind] = around(existing.edges, incoming.edges, args?.after);
    const rest = incoming.pageInfo?.hasNextPage ? behind : [];
    return {
      ...existing,
      ...incoming,
      edges: [...before, ...incoming.edges, ...rest],
      pageInfo: rest.length > 0 ? existing.pageInfo : incoming.pageInfo,
    };
  },
};

type Edges = NonNullable<StoredConnection['edges']>;

/** Returns the cached rows before and after a page that begins after the cursor `after`. */
function around(known: Edges, page: Edges, after: string | null | undefined): [before: Edges, behind: Edges] {
  const start = after ? known.findIndex(({ cursor }) => cursor === after) + 1 || known.length : 0;
  const onPage = new Set(page.map(({ node }) => node.__ref));
  const last = known.findLastIndex(({ node }) => node.__ref === page.at(-1)?.node.__ref);
  const end = last >= start ? last + 1 : start + page.length;
  const isElsewhere = ({ node }: Edges[number]) => !onPage.has(node.__ref);
  return [known.slice(0, start).filter(isElsewhere), known.slice(end).filter(isElsewhere)];
}
