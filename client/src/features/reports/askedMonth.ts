import { type CalendarMonth, isCalendarMonth } from '#domain/months.ts';

/** The month that an address asks for; null for the present one, wherever the business is. */
export function askedMonth(search: URLSearchParams): CalendarMonth | null {
  const month = search.get('month') ?? '';
  return isCalendarMonth(month) ? month : null;
}
