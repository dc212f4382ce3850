import type { ErrorLike } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { KeysetQuery } from './keysetQuery.ts';
import { useCurrent, useKeysetPages } from './useKeysetPages.ts';

export interface PagedList<Row> {
  rows: Row[] | undefined;
  hasMore: boolean;
  loading: boolean;
  error: ErrorLike | undefined;
  retry: () => void;
  showMore: () => void;
}

/** A short list that shows one page, and one more each time it is asked to. */
export function usePagedList<Field extends string, Row>(list: KeysetQuery<Field, Row>): PagedList<Row> {
  const pages = useKeysetPages(list);
  useCurrent(pages);
  const [count, setCount] = useState(1);
  useEffect(() => pages.want(0, count * list.size - 1), [pages, count, list.size]);
  const known = pages.rows;
  const wanted = count * list.size;
  return {
    rows: pages.isKnown ? known.slice(0, wanted) : undefined,
    hasMore: pages.hasMore || known.length > wanted,
    loading: pages.isLoading,
    error: pages.error,
    retry: pages.retry,
    showMore: () => setCount(count + 1),
  };
}
