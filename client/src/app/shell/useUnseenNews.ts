import { useLocalStorage } from '@mantine/hooks';
import { isNews } from '#client/features/activity/index.ts';
import { useUser } from '#client/features/identity/index.ts';
import { useShellQuery } from './shell.generated.ts';

/** Returns whether there is news since the feed was last opened on this device. Ids sort by time. */
export function useUnseenNews() {
  const { id: userId } = useUser();
  const [seenId, setSeenId] = useLocalStorage({
    key: `whorl-seen-activity:${userId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const { data } = useShellQuery({ fetchPolicy: 'cache-only', refetchOn: false });
  const activities = data?.activities.nodes ?? [];
  return {
    hasNews: activities.some((activity) => isNews(activity) && activity.id > seenId),
    markSeen: () => setSeenId(activities[0]?.id ?? seenId),
  };
}
