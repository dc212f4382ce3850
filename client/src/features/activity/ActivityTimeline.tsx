import { Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ActivityFilter } from '#client/graphql/schema.generated.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { ActivityList } from './ActivityList.tsx';
import { useActivitiesQuery } from './activity.generated.ts';

const PAGE_SIZE = 15;

interface ActivityTimelineProps {
  /** Left out: everything that happened in the business. */
  filter?: ActivityFilter;
  /** Links each entry to what it is about; not needed on that thing's own page. */
  linked?: boolean;
  onFollow?: () => void;
}

/** What happened, the newest first; kept current while one looks. */
export function ActivityTimeline({ filter, linked = false, onFollow }: ActivityTimelineProps) {
  const [rows, setRows] = useState(PAGE_SIZE);
  const query = useActivitiesQuery({ variables: { filter, first: firstPage(rows) }, ...useListFetching() });
  const list = usePagedList(query, (data) => data.activities, { rows, showMore: () => setRows(rows + PAGE_SIZE) });

  if (!list.rows) {
    return list.error ? (
      <ErrorState error={list.error} what="what happened" onRetry={list.retry} />
    ) : (
      <TimelineSkeleton />
    );
  }
  if (list.rows.length === 0) return <Text c="dimmed">Nothing has happened yet.</Text>;
  return (
    <>
      <ActivityList activities={list.rows} linked={linked} onFollow={onFollow} />
      {list.hasMore && (
        <Center mt="sm">
          <Button variant="subtle" onClick={list.showMore} loading={list.loading}>
            Show earlier
          </Button>
        </Center>
      )}
    </>
  );
}

function TimelineSkeleton() {
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
      <Skeleton height={14} width="62%" />
    </Stack>
  );
}
