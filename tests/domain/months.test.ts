import { describe, expect, it } from 'vitest';
import { addMonths, firstDayOf, formatMonth, isCalendarMonth, monthOf } from '#domain/months.ts';

describe('a calendar month', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -23, '2024-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s plus %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it('is validated by its format', () => {
    expect(['2026-01', '2026-12'].every(isCalendarMonth)).toBe(true);
    expect(['2026-13', '2026-00', '2026-1', '26-01', '0000-01', '2026-01-01', ''].some(isCalendarMonth)).toBe(false);
  });

  it('has a first day and a formatted name', () => {
    expect(monthOf('2026-11-21')).toBe('2026-11');
    expect(firstDayOf('2026-11')).toBe('2026-11-01');
    expect(formatMonth('2026-11')).toBe('November 2026');
  });
});
