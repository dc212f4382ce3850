import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revenueByType } from '#domain/revenue.ts';
import { computeTotals, isCounted, lineTotal } from '#domain/totals.ts';
import { line, sound, sum } from './documents.ts';

describe('revenueByType', () => {
  it('splits revenue less discounts, without government fees and deselected lines', () => {
    const lines = [
      line({ type: 'NOTARIAL_ACT', quantity: 2, unitCents: 1500 }),
      line({ type: 'TRAVEL', unitCents: 1000 }),
      line({ type: 'GOVERNMENT', unitCents: 4900 }),
      line({ type: 'NOTARIAL_ACT', unitCents: 1500, optional: true, selected: false }),
    ];
    const totals = computeTotals({ lines, discountCents: 400, taxRate: 0 });
    expect(revenueByType(lines, totals.lines)).toEqual({ NOTARIAL_ACT: 2700, TRAVEL: 900 });
  });

  it('adds up to the subtotal less discount and government fees', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const totals = computeTotals(document);
        const government = document.lines.filter((each) => each.type === 'GOVERNMENT' && isCounted(each));
        const earned = sum(Object.values(revenueByType(document.lines, totals.lines)));
        expect(earned).toBe(totals.subtotalCents - totals.discountCents - sum(government.map(lineTotal)));
      }),
    );
  });
});
