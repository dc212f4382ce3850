import * as z from 'zod';
import { type CalendarDate, formatDate, isCalendarDate, isLikelyDate, isTimeZone, parseInstant } from '../dates.ts';
import { isCalendarMonth } from '../months.ts';

/** An existing calendar day, YYYY-MM-DD. */
export const calendarDate = z
  .string({ error: 'Enter a date' })
  .refine(isCalendarDate, 'Enter a valid date')
  .refine((day) => !isCalendarDate(day) || isLikelyDate(day), 'Enter a date between 1900 and 2199');

/** A calendar month, YYYY-MM. */
export const calendarMonth = z
  .string({ error: 'Choose a month' })
  .refine(isCalendarMonth, 'Choose a month such as 2026-11');

/** Limits for dates on documents. */
const FIRST_DOCUMENT_DAY: CalendarDate = '2000-01-01';
const LAST_DOCUMENT_DAY: CalendarDate = '2099-12-31';

/** A due date or an expiry date of a document. */
export const documentDate = calendarDate
  .refine((day) => day >= FIRST_DOCUMENT_DAY, `Enter a date on or after ${formatDate(FIRST_DOCUMENT_DAY)}`)
  .refine((day) => day <= LAST_DOCUMENT_DAY, `Enter a date on or before ${formatDate(LAST_DOCUMENT_DAY)}`);

/** An instant, as a Date or as RFC 3339 text. */
const instant = z.union([z.date(), z.string()], 'Enter a date and a time').transform((given, context) => {
  const read = typeof given === 'string' ? parseInstant(given) : given;
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'Enter a date and a time' });
  return z.NEVER;
});

/**
 * When something happened in the business. Whether it is in the future is checked by the commands, which know the
 * current time.
 */
export const documentInstant = instant.refine(
  (at) => at >= new Date(`${FIRST_DOCUMENT_DAY}T00:00:00Z`),
  `Enter a date on or after ${formatDate(FIRST_DOCUMENT_DAY)}`,
);

/** An IANA time zone name. */
export const timeZone = z
  .string({ error: 'Choose a time zone' })
  .trim()
  .refine(isTimeZone, 'Choose a time zone such as America/Los_Angeles');
