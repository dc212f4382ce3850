import { Button, Center, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { counted } from '#domain/counted.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { AwaitedList } from './AwaitedList.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import type { RowsProps } from './rows.ts';
import { useCurrent } from './useKeysetPages.ts';
import type { ListParams } from './useListParams.ts';

interface RecordListProps<Row> extends RowsProps<Row> {
  params: ListParams;
  /** What stands here before there is anything. */
  empty: ReactNode;
}

/** Any list of records: a table at a desk, cards on a phone, and all the states in between. */
export function RecordList<Row extends { id: string }>({ params, empty, ...rows }: RecordListProps<Row>) {
  const { pages, what } = rows;
  useCurrent(pages);
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });

  if (!pages.isKnown) {
    return <AwaitedList what={what} rows={8} error={pages.error} onRetry={pages.retry} />;
  }
  if (pages.knownCount === 0) return params.isNarrowed ? <NothingFound params={params} what={what} /> : empty;

  return (
    <Stack aria-busy={pages.isLoading}>
      {isWide ? <RecordTable {...rows} /> : <RecordCards {...rows} />}
      {pages.error && <ErrorState error={pages.error} what={`more ${what}`} onRetry={pages.retry} />}
      <Center>
        <Text size="sm" c="dimmed" role="status">
          {pages.totalCount === undefined && pages.hasMore && 'The first '}
          {counted(pages.totalCount ?? pages.knownCount, what.replace(/s$/, ''), what)}
        </Text>
      </Center>
    </Stack>
  );
}

function NothingFound({ params, what }: { params: ListParams; what: string }) {
  return (
    <EmptyState
      title={`No ${what} match`}
      action={
        <Button variant="default" onClick={params.clear}>
          Clear search and filters
        </Button>
      }
    >
      Try fewer words, or look at all of them.
    </EmptyState>
  );
}
