import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { ActivityIcon } from './ActivityIcon.tsx';
import type { ActivityFieldsFragment } from './activity.generated.ts';
import { activityLink } from './activityLooks.ts';
import classes from './timeline.module.css';

interface ActivityListProps {
  activities: readonly ActivityFieldsFragment[];
  /** Links each entry to what it is about; not needed on that thing's own page. */
  linked?: boolean;
  onFollow?: () => void;
}

export function ActivityList({ activities, linked = false, onFollow }: ActivityListProps) {
  return (
    <ol className={classes.timeline}>
      {activities.map((activity) => (
        <Entry key={activity.id} activity={activity} linked={linked} onFollow={onFollow} />
      ))}
    </ol>
  );
}

interface EntryProps {
  activity: ActivityFieldsFragment;
  linked: boolean;
  onFollow?: () => void;
}

function Entry({ activity, linked, onFollow }: EntryProps) {
  const to = linked ? activityLink(activity) : undefined;
  return (
    <li className={classes.entry}>
      <ActivityIcon type={activity.type} />
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
