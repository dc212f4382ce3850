import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAtMostThreeDecimals, thousandths } from '#domain/decimal.ts';
import { formatNumber } from '#domain/documentNumber.ts';
import { formatCents, MAX_CENTS, roundHalfUp } from '#domain/money.ts';

describe('roundHalfUp', () => {
  it.each([
    [1n, 2n, 1],
    [3n, 2n, 2],
    [-1n, 2n, -1],
    [-3n, 2n, -2],
    [49n, 100n, 0],
    [50n, 100n, 1],
    [-49n, 100n, 0],
    [10n, 5n, 2],
  ])('rounds %d/%d to %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator) + 0).toBe(expected);
  });

  it('differs from the exact value by at most one half', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 6n), (numerator, denominator) => {
        const doubled = 2n * (BigInt(roundHalfUp(numerator, denominator)) * denominator - numerator);
        expect(doubled <= denominator && doubled >= -denominator).toBe(true);
      }),
    );
  });

  it('throws for a denominator below 1', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
  });
});

describe('formatCents', () => {
  it.each([
    [1234550, '$12,345.50'],
    [0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [100_000, '$1,000.00'],
    [-1234, '-$12.34'],
    [MAX_CENTS, '$10,000,000,000.00'],
  ])('formats %d as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});

describe('decimals', () => {
  it.each([
    [9.375, 9375n],
    [0.1, 100n],
    [72.5, 72500n],
    [100_000, 100_000_000n],
    [-0.001, -1n],
  ])('converts %d to thousandths', (value, expected) => {
    expect(thousandths(value)).toBe(expected);
  });

  it.each([0.0001, 1.2345, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('throws for %d', (value) => {
    expect(hasAtMostThreeDecimals(value)).toBe(false);
    expect(() => thousandths(value)).toThrow(RangeError);
  });

  it('converts every number of thousandths back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (count) => {
        expect(thousandths(count / 1000)).toBe(BigInt(count));
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    ['INV-', 42, 'INV-0042'],
    ['', 1, '0001'],
    ['Q', 12345, 'Q12345'],
  ])('formats %j and %d as %s', (prefix, counter, number) => {
    expect(formatNumber(prefix, counter)).toBe(number);
  });
});
