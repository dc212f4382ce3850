import { Badge, Button, Group, Text } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconTerminal2,
  type TablerIcon,
} from '@tabler/icons-react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import type { ActiveSessionsQuery } from './sessions.generated.ts';
import classes from './sessions.module.css';

export type ActiveSession = ActiveSessionsQuery['activeSessions'][number];

const icons: Record<ActiveSession['deviceKind'], TablerIcon> = {
  COMPUTER: IconDeviceDesktop,
  PHONE: IconDeviceMobile,
  TABLET: IconDeviceTablet,
  PROGRAM: IconTerminal2,
};

export function SessionEntry({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const { device, deviceKind, place, address, signedInAt, lastSeenAt, isCurrent } = session;
  const Icon = icons[deviceKind];
  const from = place && address ? `${place} (${address})` : (place ?? address);
  return (
    <li className={classes.session}>
      <Icon size={28} aria-hidden className={classes.icon} />
      <div className={classes.facts}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {isCurrent && <Badge color="green">This device</Badge>}
        </Group>
        {from && <Text size="sm">{from}</Text>}
        <Text size="sm" c="dimmed">
          Last seen <TimeAgo instant={lastSeenAt} />, signed in <DayOf instant={signedInAt} />
        </Text>
      </div>
      {!isCurrent && (
        <Button variant="default" onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
