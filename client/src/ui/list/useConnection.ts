import { type ErrorLike, NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { network } from '../device/network.ts';
import type { ListQuery } from './listQuery.ts';

/** The API's limit. Large pages keep up with somebody who scrolls on a slow network. */
const LARGEST_PAGE = 100;
/** Rows to have loaded below the last one in sight. */
const ROWS_AHEAD = 50;

export interface ConnectionRows<Row> {
  /** The rows loaded so far; undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** How many rows there are, where the query counts them. */
  totalCount: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  /** Why rows could not be loaded; undefined offline while there are stored rows to show. */
  error: ErrorLike | undefined;
  retry: () => void;
  /** Loads the next page. */
  loadMore: () => void;
  /** Tells which rows are in sight. Loads ahead of them, and once again those that came from the cache or may have changed. */
  show: (firstRow: number, lastRow: number) => void;
}

/**
 * The rows of a connection. While another search or filter is loading, the rows of the one before stand. A refetch (a live
 * event, a connection that is back) renews the first page and the rows in sight.
 */
export function useConnection<Field extends string, Row extends { id: string }>(
  list: ListQuery<Field, Row>,
): ConnectionRows<Row> {
  const { query, field, variables, size, isPartOfScreen } = list;
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(query, {
    variables: { ...variables, first: size },
    ...(isPartOfScreen && { fetchPolicy: 'cache-first', refetchOn: false }),
  });
  const connection = (data ?? previousData)?.[field];
  const edges = connection?.edges ?? [];
  const hasMore = connection?.pageInfo.hasNextPage ?? false;

  const [page, setPage] = useState<{ isLoading: boolean; error?: ErrorLike }>({ isLoading: false });
  const inSight = useRef([0, 0] as [number, number]);
  /** The ids of rows that were fetched since the list was opened or last refetched. */
  const fresh = useRef(new Set<string>());

  const loadPage = async (after: string | null | undefined, first: number) => {
    setPage({ isLoading: true });
    try {
      const answer = await fetchMore({ variables: { ...variables, first, after } });
      for (const { node } of answer.data?.[field].edges ?? []) fresh.current.add(node.id);
      setPage({ isLoading: false });
    } catch (error) {
      setPage({ isLoading: false, error: error as ErrorLike });
    }
  };

  const loadMore = () => void loadPage(connection?.pageInfo.endCursor, size);

  const loadInSight = () => {
    const [firstRow, lastRow] = inSight.current;
    if (!data || page.isLoading || page.error || lastRow < size - 1) return;
    if (hasMore && lastRow + ROWS_AHEAD >= edges.length) {
      void loadPage(connection?.pageInfo.endCursor, LARGEST_PAGE);
      return;
    }
    const stale = edges.findIndex(
      ({ node }, index) => index >= Math.max(firstRow, size) && index <= lastRow && !fresh.current.has(node.id),
    );
    if (stale > 0) void loadPage(edges[stale - 1]?.cursor, Math.min(lastRow - stale + ROWS_AHEAD, LARGEST_PAGE));
  };

  const isRefetching = networkStatus === NetworkStatus.refetch;
  useEffect(() => {
    if (!isRefetching) return;
    fresh.current.clear();
    setPage(({ isLoading }) => ({ isLoading }));
  }, [isRefetching]);
  useEffect(() => {
    if (inSight.current[1] > 0) loadInSight();
  });

  const shownError = error ?? page.error;
  return {
    rows: connection && edges.map(({ node }) => node),
    totalCount: connection?.totalCount,
    hasMore,
    isLoading: page.isLoading || networkStatus === NetworkStatus.setVariables,
    error: connection && network.getState() !== 'online' ? undefined : shownError,
    retry: () => {
      setPage({ isLoading: false });
      refetch().catch(() => undefined);
    },
    loadMore,
    show: (firstRow, lastRow) => {
      inSight.current = [firstRow, lastRow];
      loadInSight();
    },
  };
}
