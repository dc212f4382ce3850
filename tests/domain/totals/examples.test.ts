import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/money.ts';
import { computeTotals, lineTotal, type TotalsInput } from '#domain/totals.ts';
import { line, refusalOf } from './documents.ts';

describe('computeTotals', () => {
  it('computes a whole document', () => {
    const totals = computeTotals({
      lines: [
        line({ type: 'ROLLING', quantity: 2, unitCents: 3500, taxable: true }),
        line({ type: 'GOVERNMENT', quantity: 2, unitCents: 4900, taxable: true }),
        line({ type: 'TRAVEL', unitCents: 1798, taxable: true }),
        line({ type: 'SUPPLY', unitCents: 1000, optional: true, selected: false }),
      ],
      discountCents: 1000,
      taxRate: 9.375,
    });
    expect(totals).toEqual({
      lines: [
        { totalCents: 7000, discountCents: 796, counted: true },
        { totalCents: 9800, discountCents: 0, counted: true },
        { totalCents: 1798, discountCents: 204, counted: true },
        { totalCents: 1000, discountCents: 0, counted: false },
      ],
      subtotalCents: 18598,
      discountCents: 1000,
      taxCents: 582,
      totalCents: 18180,
    });
  });

  it.each([
    ['thirds leave a cent to the first of the largest', [1000, 1000, 1000], 100, [34, 33, 33]],
    ['cents left over go to the largest', [100, 5000, 100, 100], 10, [0, 10, 0, 0]],
    ['what does not fit the largest goes on to the next', [1, 1, 1, 1], 3, [1, 1, 1, 0]],
    ['the whole subtotal may be discounted', [333, 667], 1000, [333, 667]],
    ['nothing is shared where nothing is discounted', [333, 667], 0, [0, 0]],
  ])('%s', (_rule, prices, discountCents, shares) => {
    const lines = prices.map((unitCents) => line({ unitCents }));
    expect(computeTotals({ lines, discountCents, taxRate: 0 }).lines.map((each) => each.discountCents)).toEqual(shares);
  });

  it('rounds the tax once, not for each line', () => {
    const lines = [line({ unitCents: 5, taxable: true }), line({ unitCents: 5, taxable: true })];
    expect(computeTotals({ lines, discountCents: 0, taxRate: 10 }).taxCents).toBe(1);
  });

  it('rounds half a cent of tax up', () => {
    expect(
      computeTotals({ lines: [line({ unitCents: 5, taxable: true })], discountCents: 0, taxRate: 10 }).taxCents,
    ).toBe(1);
    expect(
      computeTotals({ lines: [line({ unitCents: 4, taxable: true })], discountCents: 0, taxRate: 10 }).taxCents,
    ).toBe(0);
  });

  it('taxes travel only where the business does', () => {
    const lines = [line({ type: 'TRAVEL', unitCents: 1000, taxable: true })];
    expect(computeTotals({ lines, discountCents: 0, taxRate: 10 }).taxCents).toBe(0);
    expect(computeTotals({ lines, discountCents: 0, taxRate: 10, travelTaxable: true }).taxCents).toBe(100);
  });

  it('rejects a discount above the discountable lines, naming the maximum', () => {
    const lines = [line({ unitCents: 1000 }), line({ type: 'GOVERNMENT', unitCents: 4900 })];
    const refusal = refusalOf(() => computeTotals({ lines, discountCents: 1001, taxRate: 0 }));
    expect(refusal).toMatchObject({ code: 'DISCOUNT_TOO_LARGE', path: ['discountCents'] });
    expect(refusal.message).toContain('$10.00');
  });

  it.each<[string, Partial<TotalsInput>, unknown]>([
    ['too many decimals in a quantity', { lines: [line({ quantity: 0.0005 })] }, ['lines', 0, 'quantity']],
    ['a negative quantity', { lines: [line({ quantity: -1 })] }, ['lines', 0, 'quantity']],
    ['a fraction of a cent', { lines: [line({ unitCents: 0.5 })] }, ['lines', 0, 'unitCents']],
    ['a negative price', { lines: [line({}), line({ unitCents: -1 })] }, ['lines', 1, 'unitCents']],
    ['a negative discount', { discountCents: -1 }, ['discountCents']],
    ['a tax rate with four decimals', { taxRate: 1.2345 }, ['taxRate']],
    ['a tax rate that is no number', { taxRate: Number.NaN }, ['taxRate']],
  ])('rejects %s at its path', (_what, wrong, path) => {
    const input = { lines: [line({})], discountCents: 0, taxRate: 0, ...wrong };
    expect(refusalOf(() => computeTotals(input))).toMatchObject({ code: 'INVALID_AMOUNT', path });
  });

  it('rejects a line and a total above the maximum', () => {
    const huge = line({ unitCents: MAX_CENTS });
    const twice = { lines: [huge, huge], discountCents: 0, taxRate: 0 };
    expect(refusalOf(() => computeTotals(twice))).toMatchObject({ code: 'AMOUNT_TOO_LARGE', path: ['lines'] });
    const oversized = { lines: [{ ...huge, quantity: 1.001 }], discountCents: 0, taxRate: 0 };
    expect(refusalOf(() => computeTotals(oversized))).toMatchObject({ path: ['lines', 0, 'unitCents'] });
  });
});

describe('lineTotal', () => {
  it.each([
    [1.5, 333, 500],
    [0.333, 100, 33],
    [0.005, 100, 1],
    [1.005, 1000, 1005],
    [100_000, 10_000_000, 1_000_000_000_000],
  ])('multiplies %d by %d cents exactly', (quantity, unitCents, total) => {
    expect(lineTotal({ quantity, unitCents })).toBe(total);
  });
});
