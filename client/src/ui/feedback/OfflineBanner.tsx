import { Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { NetworkState } from '../device/network.ts';
import classes from './offlineBanner.module.css';

export type ConnectionStatus = NetworkState | 'reconnecting';

const WHY = { offline: 'You are offline.', unreachable: 'We can’t reach the server.' };

interface OfflineBannerProps {
  status: ConnectionStatus;
  /** When the server last responded, in milliseconds since the epoch, if known. */
  lastAnswer?: number;
}

export function OfflineBanner({ status, lastAnswer }: OfflineBannerProps) {
  return (
    <div role="status" aria-live="polite">
      {status !== 'online' && (
        <div className={classes.banner}>
          {status === 'reconnecting' ? <IconRefresh size={18} aria-hidden /> : <IconCloudOff size={18} aria-hidden />}
          <Text size="sm">
            {status === 'reconnecting'
              ? 'Reconnecting… New events will show as soon as we are back.'
              : `${WHY[status]} Showing data last loaded${lastAnswer ? ` ${when(lastAnswer)}` : ''}. What you type is kept.`}
          </Text>
        </div>
      )}
    </div>
  );
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const when = (instant: number) =>
  day.format(instant) === day.format(Date.now()) ? `at ${time.format(instant)}` : `on ${day.format(instant)}`;
