import * as z from 'zod';
import { isCalendarDate, isTimeZone } from '../dates.ts';
import { isCalendarMonth } from '../months.ts';

/** A real day of the calendar, YYYY-MM-DD. */
export const calendarDate = z.string({ error: 'Enter a date' }).refine(isCalendarDate, 'Enter a date that exists');

/** A month of the calendar, YYYY-MM. */
export const calendarMonth = z
  .string({ error: 'Choose a month' })
  .refine(isCalendarMonth, 'Choose a month such as 2026-11');

/** An instant, as a Date or as RFC 3339 text. */
export const instant = z.union(
  [z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))],
  'Enter a date and a time',
);

/** A time zone by its IANA name. */
export const timeZone = z
  .string({ error: 'Choose a time zone' })
  .trim()
  .refine(isTimeZone, 'Choose a time zone such as America/Los_Angeles');
