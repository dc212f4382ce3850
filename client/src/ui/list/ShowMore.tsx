import { Button } from '@mantine/core';
import { ErrorState } from '../feedback/ErrorState.tsx';
import type { ConnectionRows } from './useConnection.ts';

interface ShowMoreProps {
  list: ConnectionRows<unknown>;
  /** The rows in the plural: "payouts". */
  what: string;
}

/** Ends a short list with a button that loads more, or with the error of doing so. */
export function ShowMore({ list, what }: ShowMoreProps) {
  if (list.error) return <ErrorState error={list.error} what={`more ${what}`} onRetry={list.retry} />;
  if (!list.hasMore) return null;
  return (
    <Button variant="subtle" onClick={list.loadMore} loading={list.isLoading} mt="xs">
      Show more {what}
    </Button>
  );
}
