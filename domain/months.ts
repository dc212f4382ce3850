import type { CalendarDate } from './dates.ts';

/** A calendar month, YYYY-MM. Such strings sort as the months do. */
export type CalendarMonth = string;

/** Whether a string is a month of the calendar within the years that anybody can mean, written YYYY-MM. */
export const isCalendarMonth = (text: string): boolean => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The month that a day lies in. */
export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

/** The first day of a month. */
export const firstDayOf = (month: CalendarMonth): CalendarDate => `${month}-01`;

/** The month n months later, or earlier where n is negative. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  const count = year * 12 + ordinal - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" → "November 2026". */
export const formatMonth = (month: CalendarMonth): string =>
  monthFormat.format(new Date(`${firstDayOf(month)}T00:00:00Z`));
