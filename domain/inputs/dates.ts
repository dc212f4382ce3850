import * as z from 'zod';
import { type CalendarDate, formatDate, isCalendarDate, isLikelyDate, isTimeZone, parseInstant } from '../dates.ts';
import { isCalendarMonth } from '../months.ts';

/** A real day of the calendar, YYYY-MM-DD. */
export const calendarDate = z
  .string({ error: 'Enter a date' })
  .refine(isCalendarDate, 'Enter a date that exists')
  .refine((day) => !isCalendarDate(day) || isLikelyDate(day), 'Enter a date between 1900 and 2199');

/** A month of the calendar, YYYY-MM. */
export const calendarMonth = z
  .string({ error: 'Choose a month' })
  .refine(isCalendarMonth, 'Choose a month such as 2026-11');

/** The first and the last day that a document of the trade may bear. */
const FIRST_DOCUMENT_DAY: CalendarDate = '2000-01-01';
const LAST_DOCUMENT_DAY: CalendarDate = '2099-12-31';

/** A day that a document bears: due, or open until. */
export const documentDate = calendarDate
  .refine((day) => day >= FIRST_DOCUMENT_DAY, `Enter a date from ${formatDate(FIRST_DOCUMENT_DAY)} on`)
  .refine((day) => day <= LAST_DOCUMENT_DAY, `Enter a date up to ${formatDate(LAST_DOCUMENT_DAY)}`);

/** An instant, as a Date or as RFC 3339 text. */
const instant = z.union([z.date(), z.string()], 'Enter a date and a time').transform((given, context) => {
  const read = typeof given === 'string' ? parseInstant(given) : given;
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'Enter a date and a time' });
  return z.NEVER;
});

/** When something of the trade happened. Whether it lies in the future is decided where the present is known. */
export const documentInstant = instant.refine(
  (at) => at >= new Date(`${FIRST_DOCUMENT_DAY}T00:00:00Z`),
  `Enter a date from ${formatDate(FIRST_DOCUMENT_DAY)} on`,
);

/** A time zone by its IANA name. */
export const timeZone = z
  .string({ error: 'Choose a time zone' })
  .trim()
  .refine(isTimeZone, 'Choose a time zone such as America/Los_Angeles');
