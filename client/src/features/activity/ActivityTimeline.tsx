import { Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import type { ActivityFilter } from '#client/graphql/schema.generated.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { ActivityList } from './ActivityList.tsx';
import { ActivitiesDocument, type ActivityFieldsFragment } from './activity.generated.ts';

const PAGE_SIZE = 15;

interface ActivityTimelineProps {
  /** Left out: everything that happened in the business. */
  filter?: ActivityFilter;
  /** Links each entry to what it is about; not needed on that thing's own page. */
  linked?: boolean;
  onFollow?: () => void;
  /** The screen's own query asks for the first page too. */
  isPartOfScreen?: boolean;
}

/** What happened, the newest first; kept current while one looks. */
export function ActivityTimeline({ filter, linked = false, onFollow, isPartOfScreen }: ActivityTimelineProps) {
  const list = useConnection<'activities', ActivityFieldsFragment>({
    query: ActivitiesDocument,
    field: 'activities',
    variables: { filter },
    size: PAGE_SIZE,
    isPartOfScreen,
  });

  if (!list.rows) {
    return list.error ? (
      <ErrorState error={list.error} what="what happened" onRetry={list.retry} />
    ) : (
      <TimelineSkeleton />
    );
  }
  if (list.rows.length === 0) return <Text c="dimmed">No activity yet.</Text>;
  return (
    <>
      <ActivityList activities={list.rows} linked={linked} onFollow={onFollow} />
      {list.hasMore && (
        <Center mt="sm">
          <Button variant="subtle" onClick={list.loadMore} loading={list.isLoading}>
            Show older
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
