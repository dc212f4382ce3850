import { formatDate, formatDateTime, todayIn } from '#domain/dates.ts';
import classes from './figures.module.css';
import { useTimeZone } from './timeZone.ts';

/** A calendar day, "Nov 20, 2026". */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes.figures}>
      {formatDate(date)}
    </time>
  );
}

/** The calendar day of an instant in the business's time zone; the time shows on hover. */
export function DayOf({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={instant} title={formatDateTime(instant, timeZone)} className={classes.figures}>
      {formatDate(todayIn(timeZone, new Date(instant)))}
    </time>
  );
}

/** An instant in the business's time zone, "Nov 20, 2026, 3:04 PM". */
export function DateTimeText({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={instant} className={classes.figures}>
      {formatDateTime(instant, timeZone)}
    </time>
  );
}
