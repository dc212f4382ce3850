import { useForceUpdate, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { formatDateTime } from '#domain/dates.ts';
import { DayOf } from './DateText.tsx';
import { useTimeZone } from './timeZone.ts';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (elapsed: number) => {
  if (elapsed < MINUTE) return 'just now';
  if (elapsed < HOUR) return words.format(-Math.floor(elapsed / MINUTE), 'minute');
  return words.format(-Math.floor(elapsed / HOUR), 'hour');
};

/** The time since an instant, updated every minute; after a day, the date. */
export function TimeAgo({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  const { start, stop } = useInterval(useForceUpdate(), MINUTE);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  const elapsed = Date.now() - Date.parse(instant);
  if (elapsed >= DAY) return <DayOf instant={instant} />;
  return (
    <time dateTime={instant} title={formatDateTime(instant, timeZone)}>
      {ago(elapsed)}
    </time>
  );
}
