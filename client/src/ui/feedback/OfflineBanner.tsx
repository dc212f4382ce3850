import { Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import classes from './offlineBanner.module.css';

export type ConnectionStatus = 'online' | 'reconnecting' | 'offline';

const words: Record<Exclude<ConnectionStatus, 'online'>, string> = {
  offline: 'You are offline. What you see may be old; what you type is kept.',
  reconnecting: 'Reconnecting… New events will show as soon as we are back.',
};

export function OfflineBanner({ status }: { status: ConnectionStatus }) {
  return (
    <div role="status" aria-live="polite">
      {status !== 'online' && (
        <div className={classes.banner}>
          {status === 'offline' ? <IconCloudOff size={18} aria-hidden /> : <IconRefresh size={18} aria-hidden />}
          <Text size="sm">{words[status]}</Text>
        </div>
      )}
    </div>
  );
}
