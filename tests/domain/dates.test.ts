import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDate,
  formatDateTime,
  formatTime,
  isCalendarDate,
  isTimeZone,
  parseInstant,
  startOfDayIn,
  startOfMonthIn,
  todayIn,
} from '#domain/dates.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'UTC',
];
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('1980-01-01', days));

describe('parseInstant', () => {
  it.each([
    ['2026-11-20T17:30:00Z', '2026-11-20T17:30:00.000Z'],
    ['2026-11-20t17:30:00z', '2026-11-20T17:30:00.000Z'],
    ['2026-11-20T17:30:00.1239-08:00', '2026-11-21T01:30:00.123Z'],
    ['2026-11-20T17:30:00-00:00', '2026-11-20T17:30:00.000Z'],
    ['2024-02-29T23:59:59+14:00', '2024-02-29T09:59:59.000Z'],
  ])('parses %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });
  it.each([
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-04-31T00:00:00+02:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T17:60:00Z',
    '2016-12-31T23:59:60Z',
    '2026-11-20T17:30:00+24:00',
    '2026-11-20T17:30:00+02',
    '2026-11-20T17:30:00',
    '2026-11-20T17:30Z',
    '2026-11-20 17:30:00Z',
    '+002026-11-20T17:30:00Z',
    '2026-11-20T17:30:00.Z',
    '2026-11-20',
    '',
  ])('rejects %j', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

describe('isCalendarDate', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });
  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '0000-01-01',
    '2026-1-1',
    '11/20/2026',
    '',
    '2026-11-20T00:00:00Z',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isTimeZone', () => {
  it.each(zones)('accepts %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });
  it.each(['', 'Mars/Olympus', '+05:00', 'America/', 'Los Angeles', 'PST', 'SystemV/PST8', 'US/Pacific-New'])(
    'rejects %j',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

describe('todayIn', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-21T08:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ])('returns, in %s at %s, %s', (zone, now, today) => {
    expect(todayIn(zone, new Date(now))).toBe(today);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-20', 30, '2026-12-20'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('is reversed by the negative number of days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });
});

describe('startOfDayIn and startOfMonthIn', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-20T12:00:00Z', '2026-11-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-05T12:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-01T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-10-31T18:30:00.000Z'],
    ['UTC', '2026-11-20T12:00:00Z', '2026-11-01T00:00:00.000Z'],
  ])('the month in %s at %s starts at %s', (zone, now, start) => {
    expect(startOfMonthIn(zone, new Date(now)).toISOString()).toBe(start);
  });

  it.each([
    ['clocks go forward at 2 am', 'America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['the day after', 'America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['clocks go back at 2 am', 'America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['midnight was skipped', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['midnight came twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('starts the day right where %s', (_what, zone, date, start) => {
    expect(startOfDayIn(zone, date).toISOString()).toBe(start);
  });

  it('return the first instant of the day in every time zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyDay, (zone, date) => {
        const start = startOfDayIn(zone, date);
        expect(todayIn(zone, start)).toBe(date);
        expect(todayIn(zone, new Date(start.getTime() - 1)) < date).toBe(true);
      }),
    );
  });
});

describe('formatted dates', () => {
  it('are short US dates, independent of the time zone', () => {
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
    expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
  });

  it('show an instant in the given time zone', () => {
    expect(formatDateTime('2026-11-20T23:04:00Z', 'America/Los_Angeles')).toBe('Nov 20, 2026, 3:04 PM');
    expect(formatDateTime(new Date('2026-07-01T04:30:00Z'), 'America/New_York')).toBe('Jul 1, 2026, 12:30 AM');
    expect(formatTime('2026-11-20T23:04:00Z', 'America/Los_Angeles')).toBe('3:04 PM');
  });
});
