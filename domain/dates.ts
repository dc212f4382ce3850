/** A calendar day, YYYY-MM-DD, without a time zone. Such strings sort as the days do. */
export type CalendarDate = string;

/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

/** So many days of 24 hours after an instant; before it where they are negative. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Whether a string is a real day of the calendar, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  // There is no year 0: PostgreSQL refuses it, where Date does not.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a real day lies within the years that anybody can mean; others are slips of the keyboard, such as "0026". */
export const isLikelyDate = (text: string): boolean =>
  isCalendarDate(text) && text >= '1900-01-01' && text <= '2199-12-31';

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads an instant as RFC 3339 writes it; null for one that does not exist, such as February 30, where Date would count on.
 * A leap second is refused too: no clock that Whorl runs on has one.
 */
export function parseInstant(text: string): Date | null {
  const [, day, time, fraction = '', offset] = RFC_3339.exec(text) ?? [];
  if (!day || !isLikelyDate(day)) return null;
  const instant = new Date(`${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}${offset!.toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The areas of the IANA database. Names beside them (PST, SystemV/PST8) a database takes for something else, or for nothing. */
const IN_AN_AREA =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/|^(UTC|GMT)$/i;

/** Whether the runtime knows a time zone by this IANA name; bare offsets such as "+05:00" are none. */
export function isTimeZone(name: string): boolean {
  if (!IN_AN_AREA.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day that it is in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): CalendarDate {
  return new Date(now.getTime() + offsetMs(timeZone, now)).toISOString().slice(0, 10);
}

/** The day n days later, or earlier where n is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first instant of a day in a time zone. */
export function startOfDayIn(timeZone: string, date: CalendarDate): Date {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  // The clocks may change on that very day: midnight is read with the offset of the day before and of the day
  // after, and the earlier instant that really lies on the day is its start.
  const candidates = [midnightUtc - DAY_MS, midnightUtc + DAY_MS]
    .map((nearby) => midnightUtc - offsetMs(timeZone, new Date(nearby)))
    .sort((a, b) => a - b);
  const start = candidates.find((instant) => todayIn(timeZone, new Date(instant)) === date);
  return new Date(start ?? candidates[0]!);
}

/** The first instant of the present calendar month in a time zone. */
export function startOfMonthIn(timeZone: string, now: Date = new Date()): Date {
  return startOfDayIn(timeZone, `${todayIn(timeZone, now).slice(0, 7)}-01`);
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2026-11-20" → "Nov 20, 2026". */
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

/** An instant as the clock on the wall showed it: "Nov 20, 2026, 3:04 PM". */
export const formatDateTime = (instant: string | Date, timeZone: string): string =>
  formatInstant('dateTime', instant, timeZone);

/** The time of day of an instant: "3:04 PM". */
export const formatTime = (instant: string | Date, timeZone: string): string =>
  formatInstant('time', instant, timeZone);

function formatInstant(format: keyof typeof formats, instant: string | Date, timeZone: string): string {
  // Some runtimes put a narrow no-break space before AM and PM; server and browser must agree.
  return formatIn(format, timeZone)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');
}

const made = new Map<string, Intl.DateTimeFormat>();
/** More than a process meets in a day, and few enough that strange names fill no memory. */
const MOST_MADE = 60;

/** Made once: to make a format takes some twenty times as long as to use it. */
function formatIn(format: keyof typeof formats, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size >= MOST_MADE) made.clear();
  const fresh = new Intl.DateTimeFormat('en-US', { ...formats[format], timeZone });
  made.set(key, fresh);
  return fresh;
}

/** How far a time zone's clocks are ahead of UTC at an instant. */
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
