import { Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ActivityFilter } from '#client/graphql/schema.generated.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { type ActivityFieldsFragment, useActivitiesQuery } from './activity.generated.ts';
import { activityIcon, activityLink } from './activityLooks.ts';
import classes from './timeline.module.css';

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
      <ol className={classes.timeline}>
        {list.rows.map((activity) => (
          <Entry key={activity.id} activity={activity} linked={linked} onFollow={onFollow} />
        ))}
      </ol>
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

interface EntryProps {
  activity: ActivityFieldsFragment;
  linked: boolean;
  onFollow?: () => void;
}

function Entry({ activity, linked, onFollow }: EntryProps) {
  const Icon = activityIcon(activity.type);
  const to = linked ? activityLink(activity) : undefined;
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <div>
        {to ? (
          <Link to={to} className={classes.link} onClick={onFollow}>
            {activity.summary}
          </Link>
        ) : (
          <Text size="sm">{activity.summary}</Text>
        )}
        <Text size="xs" c="dimmed">
          <TimeAgo instant={activity.occurredAt} />
        </Text>
      </div>
    </li>
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
