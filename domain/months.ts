import type { CalendarDate } from './dates.ts';

/** A calendar month, YYYY-MM. Sorting these strings sorts the months. */
export type CalendarMonth = string;

/** Returns whether a string is a calendar month in a plausible year, written YYYY-MM. */
export const isCalendarMonth = (text: string): boolean => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** Returns the month of a day. */
export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

/** Returns the first day of a month. */
export const firstDayOf = (month: CalendarMonth): CalendarDate => `${month}-01`;

/** Adds a number of months, which may be negative. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  const count = year * 12 + ordinal - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a month: "2026-11" → "November 2026". */
export const formatMonth = (month: CalendarMonth): string =>
  monthFormat.format(new Date(`${firstDayOf(month)}T00:00:00Z`));
