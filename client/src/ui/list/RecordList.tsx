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
import type { ListParams } from './useListParams.ts';

interface RecordListProps<Row> extends RowsProps<Row> {
  params: ListParams;
  /** Shown while no records exist. */
  empty: ReactNode;
}

/** A list of records: a table on wide screens, cards on phones, with its loading, empty and error states. */
export function RecordList<Row extends { id: string }>({ params, empty, ...rows }: RecordListProps<Row>) {
  const { list, what } = rows;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });

  if (!list.rows) return <AwaitedList what={what} rows={8} error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0) return params.isNarrowed ? <NothingFound params={params} what={what} /> : empty;

  return (
    <Stack aria-busy={list.isLoading}>
      {isWide ? <RecordTable {...rows} /> : <RecordCards {...rows} />}
      {list.error && <ErrorState error={list.error} what={`more ${what}`} onRetry={list.retry} />}
      <Center>
        <Text size="sm" c="dimmed" role="status">
          {list.totalCount === undefined && list.hasMore && 'The first '}
          {counted(list.totalCount ?? list.rows.length, what.replace(/s$/, ''), what)}
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
      Try fewer words, or clear the search.
    </EmptyState>
  );
}
