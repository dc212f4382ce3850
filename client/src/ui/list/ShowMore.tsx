import { Button } from '@mantine/core';
import { ErrorState } from '../feedback/ErrorState.tsx';
import type { ConnectionRows } from './useConnection.ts';

interface ShowMoreProps {
  list: ConnectionRows<unknown>;
  /** What a row is, of many: "payouts". */
  what: string;
}

/** Ends a short list: the way to more of it, or why no more came. */
export function ShowMore({ list, what }: ShowMoreProps) {
  if (list.error) return <ErrorState error={list.error} what={`more ${what}`} onRetry={list.retry} />;
  if (!list.hasMore) return null;
  return (
    <Button variant="subtle" onClick={list.loadMore} loading={list.isLoading} mt="xs">
      Show more {what}
    </Button>
  );
}
