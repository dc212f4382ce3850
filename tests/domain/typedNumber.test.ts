import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, MAX_CENTS } from '#domain/money.ts';
import { readDays, readMoney, readNumber } from '#domain/typedNumber.ts';

const AMBIGUOUS = /^Use commas only between thousands/;
const signed = { negative: true };

describe('readMoney', () => {
  it.each([
    ['1,250', 125_000],
    ['$1,250.00', 125_000],
    ['1250.5', 125_050],
    [' 1 250 ', 125_000],
    ['1\u00a0250.50', 125_050],
    ['1\u202f250', 125_000],
    ['１，２５０．５０', 125_050],
    ['＄20', 2000],
    ['1,234,567.89', 123_456_789],
    ['12.', 1200],
    ['.99', 99],
    ['007', 700],
    ['1.15', 115],
    ['-0', 0],
    ['0', 0],
    ['10,000,000,000', MAX_CENTS],
  ])('parses %j as %d cents', (text, cents) => {
    expect(readMoney(text)).toEqual({ value: cents });
  });

  it.each(['', '   ', '\u00a0'])('parses %j as empty', (text) => {
    expect(readMoney(text)).toEqual({ value: null });
  });

  it.each([
    ['1,25', AMBIGUOUS],
    ['1.250,00', AMBIGUOUS],
    ['1.250.000', AMBIGUOUS],
    ['1,2,3', AMBIGUOUS],
    ['1,250,00', AMBIGUOUS],
    ['1,250 000', AMBIGUOUS],
    ['12,34.00', AMBIGUOUS],
    [',123', AMBIGUOUS],
    ['1250,', AMBIGUOUS],
    ['0,250', AMBIGUOUS],
    ['1 25', AMBIGUOUS],
    ["1'250", AMBIGUOUS],
    ['1.250', 'Use at most two decimals'],
    ['-5', 'Enter 0 or more'],
    ['$-5', 'Enter 0 or more'],
    ['\u22125', 'Enter 0 or more'],
    ['10000000000.01', 'Enter a smaller number'],
    ['1'.repeat(400), 'Enter a smaller number'],
  ])('rejects %j', (text, problem) => {
    expect(readMoney(text).problem).toMatch(problem);
  });

  it.each([
    '1e3',
    '--5',
    '-$-5',
    '5-',
    '(5)',
    '12abc',
    '+5',
    '$',
    '.',
    '-',
    '5$',
    '$$5',
    '0x10',
    'Infinity',
    '5%',
    '١٢',
  ])('cannot parse %j', (text) => {
    expect(readMoney(text).problem).toBe('Enter a number such as 1,250.50');
  });

  it('parses what formatCents returns, with a minus only where one is allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(readMoney(formatCents(cents), signed)).toEqual({ value: cents });
        expect(readMoney(formatCents(cents)).value).toBe(cents < 0 ? undefined : cents);
      }),
    );
  });

  it('never returns another amount than the digits say', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ e%'), maxLength: 14 });
    fc.assert(
      fc.property(typed, (text) => {
        const { value } = readMoney(text, signed);
        if (value === undefined || value === null) return;
        expect(value).toBe(Math.round(Number(text.replace(/[$, ]/g, '')) * 100) + 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readNumber', () => {
  const miles = { decimals: 3, units: ['miles', 'mile', 'mi'] } as const;
  const percent = { decimals: 3, units: ['%'] } as const;
  const days = { decimals: 0, units: ['days', 'day'] } as const;
  it.each([
    ['1,000', miles, 1000],
    ['12.375 Miles', miles, 12.375],
    ['8mi', miles, 8],
    ['9.375%', percent, 9.375],
    ['9.375 ％', percent, 9.375],
    ['30 days', days, 30],
    ['1,000', days, 1000],
  ])('parses %j', (text, format, value) => {
    expect(readNumber(text, format)).toEqual({ value });
  });

  it.each([
    ['0.0001', miles, 'Use at most three decimals'],
    ['8 km', miles, 'Enter a number such as 1,250.50'],
    ['$8', percent, 'Enter a number such as 1,250.50'],
    ['1,5', percent, AMBIGUOUS],
    ['2 weeks', days, 'Enter digits only, as in 30'],
    ['1.5', days, 'Enter a whole number'],
    ['-15', days, 'Enter 0 or more'],
  ])('rejects %j', (text, format, problem) => {
    expect(readNumber(text, format).problem).toMatch(problem);
  });
});

it.each([
  ['30', 30],
  ['30 days', 30],
  ['1 day', 1],
  ['Net 30', 30],
  ['net-15', 15],
  ['2 weeks', 14],
  ['1 week', 7],
  ['Due on receipt', 0],
  ['', null],
  ['-15', undefined],
  ['net -15', undefined],
  ['2/10 net 30', undefined],
  ['1 month', undefined],
  ['1.5 weeks', undefined],
  ['soon', undefined],
])('parses %j as days', (text, days) => {
  expect(readDays(text).value).toBe(days);
});
