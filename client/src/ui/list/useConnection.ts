import { type ErrorLike, NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { network } from '../device/network.ts';
import type { ListQuery } from './listQuery.ts';

/** The API's limit. Large pages keep ahead of fast scrolling on a slow network. */
const LARGEST_PAGE = 100;
/** Number of rows to have loaded after the last visible one. */
const ROWS_AHEAD = 50;

export interface ConnectionRows<Row> {
  /** The rows loaded so far; undefined until the first response. */
  rows: readonly Row[] | undefined;
  /** Total count; undefined if the query does not select it. */
  totalCount: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  /** Why rows could not be loaded; undefined while disconnected if there are cached rows to show. */
  error: ErrorLike | undefined;
  retry: () => void;
  /** Loads the next page. */
  loadMore: () => void;
  /**
   * Reports the visible rows. Loads rows ahead of them, and refetches those that came from the cache or may be stale.
   */
  show: (firstRow: number, lastRow: number) => void;
}

/**
 * Returns the rows of a connection. While another search or filter loads, the previous rows stay. A refetch (a live
 * event, a restored connection) reloads the first page and the visible rows.
 */
export function useConnection<Field extends string, Row extends { id: string }>(
  list: ListQuery<Field, Row>,
): ConnectionRows<Row> {
  const { query, field, variables, size, isPartOfScreen } = list;
  const { data, previousData, error, networkStatus, refetch, fetchMore, observable } = useQuery(query, {
    variables: { ...variables, first: size },
    // By default a refetch would replace the whole list with its first page.
    refetchWritePolicy: 'merge',
    ...(isPartOfScreen && { fetchPolicy: 'cache-only', refetchOn: false }),
  });
  const connection = (data ?? previousData)?.[field];
  const edges = connection?.edges ?? [];
  const hasMore = connection?.pageInfo.hasNextPage ?? false;

  const [page, setPage] = useState<{ isLoading: boolean; error?: ErrorLike }>({ isLoading: false });
  /** Known at once, unlike the state: `show` and the effect below may both run before the next render. */
  const isLoadingPage = useRef(false);
  const visibleRange = useRef([0, 0] as [number, number]);
  /** Ids of the rows that were fetched since the list was opened or last refetched. */
  const fresh = useRef(new Set<string>());

  const loadPage = async (after: string | null | undefined, first: number) => {
    if (isLoadingPage.current) return;
    isLoadingPage.current = true;
    setPage({ isLoading: true });
    try {
      const answer = await fetchMore({ variables: { ...variables, first, after } });
      for (const { node } of answer.data?.[field].edges ?? []) fresh.current.add(node.id);
      // Apollo Client delivers the page from its cache in a timer and drops it if another request has started by then.
      // Reading the cache now makes the rows known before the next page is requested, which would be the same one again.
      await observable.reobserve();
      setPage({ isLoading: false });
    } catch (error) {
      setPage({ isLoading: false, error: error as ErrorLike });
    } finally {
      isLoadingPage.current = false;
    }
  };

  const loadMore = () => void loadPage(connection?.pageInfo.endCursor, size);

  const loadVisible = () => {
    const [firstRow, lastRow] = visibleRange.current;
    if (!data || page.error || lastRow < size - 1) return;
    if (hasMore && lastRow + ROWS_AHEAD >= edges.length) {
      void loadPage(connection?.pageInfo.endCursor, LARGEST_PAGE);
      return;
    }
    const stale = edges.findIndex(
      ({ node }, index) => index >= Math.max(firstRow, size) && index <= lastRow && !fresh.current.has(node.id),
    );
    if (stale > 0) void loadPage(edges[stale - 1]?.cursor, Math.min(lastRow - stale + ROWS_AHEAD, LARGEST_PAGE));
  };

  const isRestarting = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.setVariables;
  useEffect(() => {
    if (!isRestarting) return;
    fresh.current.clear();
    setPage(({ isLoading }) => ({ isLoading }));
  }, [isRestarting]);
  // A page that failed while the server was unreachable is loaded again; its error is hidden until then.
  const isOnline = useSyncExternalStore(
    network.subscribe,
    () => network.getState() === 'online',
    () => true,
  );
  useEffect(() => {
    if (isOnline) setPage((current) => (current.error ? { isLoading: current.isLoading } : current));
  }, [isOnline]);
  useEffect(() => {
    if (visibleRange.current[1] > 0) loadVisible();
  });

  const shownError = error ?? page.error;
  return {
    rows: connection && edges.map(({ node }) => node),
    totalCount: connection?.totalCount,
    hasMore,
    isLoading: page.isLoading || networkStatus === NetworkStatus.setVariables,
    error: connection && !isOnline ? undefined : shownError,
    retry: () => {
      setPage({ isLoading: false });
      refetch().catch(() => undefined);
    },
    loadMore,
    show: (firstRow, lastRow) => {
      visibleRange.current = [firstRow, lastRow];
      loadVisible();
    },
  };
}
