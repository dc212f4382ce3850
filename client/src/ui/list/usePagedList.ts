import type { ErrorLike, WatchQueryFetchPolicy } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';

const MAX_PAGE = 100;

interface Connection<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

/** What of Apollo's query result a list needs. */
interface ListQuery<Data> {
  data?: Data;
  previousData?: Data;
  loading: boolean;
  error?: ErrorLike;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { first: number; after: string | null } }) => Promise<unknown>;
}

export interface PagedList<Row> {
  rows: Row[] | undefined;
  totalCount: number | undefined;
  hasMore: boolean;
  loading: boolean;
  error: ErrorLike | undefined;
  retry: () => void;
  showMore: () => void;
}

/** The size of a list's first page: all the rows asked for, so that a reload and a refetch keep the place. */
export const firstPage = (rows: number) => Math.min(rows, MAX_PAGE);

/**
 * How lists fetch: fresh whenever they appear or their selection changes, but only from the cache when merely
 * more rows are asked for (usePagedList fetches those by their cursor).
 */
export function useListFetching() {
  const selection = useRef<string>(undefined);
  return {
    fetchPolicy: 'cache-and-network' as const,
    nextFetchPolicy(
      _current: WatchQueryFetchPolicy,
      {
        reason,
        options,
        initialFetchPolicy,
      }: { reason: string; options: { variables?: object }; initialFetchPolicy: WatchQueryFetchPolicy },
    ): WatchQueryFetchPolicy {
      const { first: _, ...selected } = (options.variables ?? {}) as { first?: number };
      const before = selection.current;
      selection.current = JSON.stringify(selected);
      return reason === 'variables-changed' && selection.current !== before ? initialFetchPolicy : 'cache-first';
    },
  };
}

/** Pages through a keyset connection until it holds as many rows as were asked for. */
export function usePagedList<Data, Row>(
  query: ListQuery<Data>,
  select: (data: Data) => Connection<Row>,
  { rows: wanted, showMore }: { rows: number; showMore: () => void },
): PagedList<Row> {
  const [moreFailed, setMoreFailed] = useState<ErrorLike>();
  const shown = query.data ?? query.previousData;
  const connection = shown && select(shown);
  const have = connection?.nodes.length ?? 0;
  const after = connection?.pageInfo.endCursor ?? null;
  const incomplete = Boolean(connection?.pageInfo.hasNextPage) && have < wanted;
  const { fetchMore } = query;
  // Offline, what was kept is all there is, and the banner says so.
  const isKept = query.data !== undefined && !navigator.onLine;

  useEffect(() => {
    if (!incomplete || query.loading || query.error || moreFailed) return;
    fetchMore({ variables: { first: Math.min(wanted - have, MAX_PAGE), after } }).catch(setMoreFailed);
  }, [incomplete, query.loading, query.error, moreFailed, fetchMore, wanted, have, after]);

  return {
    rows: connection?.nodes,
    totalCount: connection?.totalCount,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    loading: query.loading || incomplete,
    error: (isKept ? undefined : query.error) ?? moreFailed,
    retry: () => {
      setMoreFailed(undefined);
      if (!moreFailed) query.refetch().catch(() => undefined);
    },
    showMore,
  };
}
