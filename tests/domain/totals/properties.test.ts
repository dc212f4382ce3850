import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, isDiscountable, lineTotal, type PricedLine } from '#domain/totals.ts';
import { discountableCents, pricedLine, refusalOf, sound, sum } from './documents.ts';

describe('computeTotals, for any document', () => {
  it('distributes exactly the discount, with no line below 0', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const totals = computeTotals(document);
        expect(sum(totals.lines.map((each) => each.discountCents))).toBe(document.discountCents);
        for (const each of totals.lines) {
          expect(each.discountCents).toBeGreaterThanOrEqual(0);
          expect(each.discountCents).toBeLessThanOrEqual(each.totalCents);
        }
      }),
    );
  });

  it('gives each line its proportional share up to the remaining cents', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const open = discountableCents(document.lines);
        fc.pre(open > 0);
        computeTotals(document).lines.forEach((each, index) => {
          const sharing = each.counted && isDiscountable(document.lines[index]!);
          const exact = sharing ? (document.discountCents * each.totalCents) / open : 0;
          expect(each.discountCents).toBeGreaterThanOrEqual(Math.floor(exact - 1e-6));
          expect(each.discountCents).toBeLessThan(exact + document.lines.length);
        });
      }),
    );
  });

  it('leaves government fees unchanged', () => {
    fc.assert(
      fc.property(sound, pricedLine, (document, extra) => {
        const fee: PricedLine = { ...extra, type: 'GOVERNMENT', optional: false };
        const without = computeTotals(document);
        const withFee = computeTotals({ ...document, lines: [...document.lines, fee] });
        expect(withFee.totalCents - without.totalCents).toBe(lineTotal(fee));
        expect(withFee.taxCents).toBe(without.taxCents);
        expect(withFee.lines.at(-1)!.discountCents).toBe(0);
      }),
    );
  });

  it('adds nothing for a deselected optional line', () => {
    fc.assert(
      fc.property(sound, pricedLine, (document, extra) => {
        const leftOut = { ...extra, optional: true, selected: false };
        const { lines: _, ...without } = computeTotals(document);
        const { lines: __, ...withIt } = computeTotals({ ...document, lines: [...document.lines, leftOut] });
        expect(withIt).toEqual(without);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    const shuffled = sound.chain((document) =>
      fc
        .shuffledSubarray(document.lines, { minLength: document.lines.length })
        .map((lines) => ({ document, reordered: { ...document, lines } })),
    );
    fc.assert(
      fc.property(shuffled, ({ document, reordered }) => {
        const { lines: _, ...totals } = computeTotals(document);
        const { lines: __, ...others } = computeTotals(reordered);
        expect(others).toEqual(totals);
      }),
      { numRuns: 500 },
    );
  });

  it('is never negative, and adds up', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const { lines, subtotalCents, discountCents, taxCents, totalCents } = computeTotals(document);
        expect(subtotalCents).toBe(sum(lines.filter((each) => each.counted).map((each) => each.totalCents)));
        expect(totalCents).toBe(subtotalCents - discountCents + taxCents);
        expect(Math.min(subtotalCents, discountCents, taxCents, totalCents)).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(totalCents)).toBe(true);
      }),
    );
  });

  it('has the same tax as exact rational arithmetic, rounded once', () => {
    fc.assert(
      fc.property(sound, (document) => {
        const totals = computeTotals(document);
        const base = document.lines.reduce((cents, each, index) => {
          const exempt = each.type === 'GOVERNMENT' || (each.type === 'TRAVEL' && !document.travelTaxable);
          if (!each.taxable || exempt || (each.optional && !each.selected)) return cents;
          const total = totals.lines[index]!;
          return cents + BigInt(total.totalCents - total.discountCents);
        }, 0n);
        // tax − 1/2 ≤ base × rate < tax + 1/2, in hundred-thousandths
        const exact = base * BigInt(Math.round(document.taxRate * 1000));
        const rounded = BigInt(totals.taxCents) * 100_000n;
        expect(rounded - 50_000n <= exact && exact < rounded + 50_000n).toBe(true);
      }),
    );
  });

  it('rejects every discount above the discountable lines', () => {
    fc.assert(
      fc.property(sound, fc.integer({ min: 1, max: 1_000_000 }), (document, excess) => {
        const discountCents = discountableCents(document.lines) + excess;
        expect(refusalOf(() => computeTotals({ ...document, discountCents })).code).toBe('DISCOUNT_TOO_LARGE');
      }),
    );
  });
});
