import { notifications } from '@mantine/notifications';
import { IconCircleCheck, IconCircleX, IconFileZip, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { activityLink } from '#client/features/activity/index.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import type { LiveActivitySubscription } from './live.generated.ts';

type Event = LiveActivitySubscription['activity'];

interface Announcement {
  title: string;
  color: string;
  icon: ReactNode;
  /** The link's target; defaults to the subject of the activity. */
  to?: string;
}

/** The activities that show a toast on every screen. A payment plays the logo's draw animation. */
const announcements: Record<string, Announcement> = {
  'payment.recorded': { title: 'Payment received', color: 'green', icon: <Whorl size={22} motion="draw" /> },
  'quote.accepted': { title: 'Quote accepted', color: 'green', icon: <IconCircleCheck size={18} /> },
  'quote.declined': { title: 'Quote declined', color: 'red', icon: <IconCircleX size={18} /> },
  'export.ready': {
    title: 'Export ready',
    color: 'green',
    icon: <IconFileZip size={18} />,
    to: '/dashboard/settings/data',
  },
  'quote.changes_requested': { title: 'Changes requested', color: 'amber', icon: <IconMessage size={18} /> },
};

export function announce(event: Event, navigate: (to: string) => void) {
  const announcement = announcements[event.type];
  if (!announcement) return;
  const { to = activityLink(event), ...look } = announcement;
  notifications.show({
    ...look,
    id: event.id,
    message: event.summary,
    autoClose: 8_000,
    withBorder: true,
    onClick: () => {
      notifications.hide(event.id);
      if (to) navigate(to);
    },
    style: { cursor: to ? 'pointer' : undefined },
  });
}
