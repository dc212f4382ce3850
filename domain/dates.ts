/** A calendar day, YYYY-MM-DD, without a time zone. Sorting these strings sorts the days. */
export type CalendarDate = string;

/** 24 hours in milliseconds. */
export const DAY_MS = 86_400_000;

/** Adds a number of 24-hour days to an instant; the number may be negative. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Returns whether a string is an existing calendar day, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  // PostgreSQL rejects the year 0, which Date accepts.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns whether a day is in a plausible year; others, such as "0026", are typing errors. */
export const isLikelyDate = (text: string): boolean =>
  isCalendarDate(text) && text >= '1900-01-01' && text <= '2199-12-31';

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Parses an instant in RFC 3339 format. Null for one that does not exist, such as February 30, which Date would convert
 * to March. Rejects leap seconds, because system clocks have none.
 */
export function parseInstant(text: string): Date | null {
  const [, day, time, fraction = '', offset] = RFC_3339.exec(text) ?? [];
  if (!day || !isLikelyDate(day)) return null;
  const instant = new Date(`${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}${offset!.toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/**
 * Names within an area of the IANA database. PostgreSQL interprets other names (PST, SystemV/PST8) differently or not
 * at all.
 */
const IN_AN_AREA =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/|^(UTC|GMT)$/i;

/** Returns whether the runtime knows this IANA time zone name; false for bare offsets such as "+05:00". */
export function isTimeZone(name: string): boolean {
  if (!IN_AN_AREA.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the current calendar day in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): CalendarDate {
  return new Date(now.getTime() + offsetMs(timeZone, now)).toISOString().slice(0, 10);
}

/** Adds a number of days, which may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first instant of a day in a time zone. */
export function startOfDayIn(timeZone: string, date: CalendarDate): Date {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  // The UTC offset may change on the day itself: computes midnight with the offsets of the day before and the day
  // after, and takes the earliest candidate that lies on the day.
  const candidates = [midnightUtc - DAY_MS, midnightUtc + DAY_MS]
    .map((nearby) => midnightUtc - offsetMs(timeZone, new Date(nearby)))
    .sort((a, b) => a - b);
  const start = candidates.find((instant) => todayIn(timeZone, new Date(instant)) === date);
  return new Date(start ?? candidates[0]!);
}

/** Returns the first instant of the current calendar month in a time zone. */
export function startOfMonthIn(timeZone: string, now: Date = new Date()): Date {
  return startOfDayIn(timeZone, `${todayIn(timeZone, now).slice(0, 7)}-01`);
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day: "2026-11-20" → "Nov 20, 2026". */
export function formatDate(date: CalendarDate): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const formats = {
  dateTime: { month: 'short', day: 'numeric', year: 'numeric', ...clock },
  time: clock,
  wall: {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats an instant in a time zone: "Nov 20, 2026, 3:04 PM". */
export const formatDateTime = (instant: string | Date, timeZone: string): string =>
  formatInstant('dateTime', instant, timeZone);

/** Formats the time of day of an instant in a time zone: "3:04 PM". */
export const formatTime = (instant: string | Date, timeZone: string): string =>
  formatInstant('time', instant, timeZone);

function formatInstant(format: keyof typeof formats, instant: string | Date, timeZone: string): string {
  // Some runtimes put a narrow no-break space before AM and PM; the server and browsers must return the same text.
  return formatIn(format, timeZone)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');
}

const made = new Map<string, Intl.DateTimeFormat>();
/** Limits the cache, so that arbitrary zone names cannot fill the memory. */
const MOST_MADE = 60;

/** Caches formats, because creating one takes about twenty times as long as using it. */
function formatIn(format: keyof typeof formats, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size >= MOST_MADE) made.clear();
  const fresh = new Intl.DateTimeFormat('en-US', { ...formats[format], timeZone });
  made.set(key, fresh);
  return fresh;
}

/** Returns the UTC offset of a time zone at an instant, in milliseconds; positive east of Greenwich. */
function offsetMs(timeZone: string, instant: Date): number {
  const parts = formatIn('wall', timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    instant.getUTCMilliseconds(),
  );
  return wall - instant.getTime();
}
