import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDeposit } from '#domain/onlinePayment.ts';
import { totalsAsChosen } from '#domain/quoteChoice.ts';
import { computeTotals } from '#domain/totals.ts';
import { discountableCents, line, sound } from './totals/documents.ts';

/** A quote with a valid deposit, and a selection of its lines. */
const chosen = fc
  .record({
    quote: sound,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    choices: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ quote, share, choices }) => {
    const { totalCents } = computeTotals({ ...quote, travelTaxable: true });
    const depositCents = workingDeposit(Math.floor(totalCents * share), totalCents);
    return { quote: { ...quote, travelTaxable: true, depositCents }, choices };
  });

describe('the totals of a quote for a selection', () => {
  it('are unchanged for an unchanged selection', () => {
    fc.assert(
      fc.property(chosen, ({ quote }) => {
        expect(totalsAsChosen(quote)).toEqual({ ...computeTotals(quote), depositCents: quote.depositCents });
      }),
    );
  });

  it('can be computed for any selection, with discount and deposit within the limits', () => {
    fc.assert(
      fc.property(chosen, ({ quote, choices }) => {
        const lines = quote.lines.map((each, at) => ({ ...each, selected: choices[at] ?? false }));
        const totals = totalsAsChosen({ ...quote, lines });
        expect(totals.discountCents).toBe(Math.min(quote.discountCents, discountableCents(lines)));
        expect(totals.depositCents).toBe(workingDeposit(quote.depositCents, totals.totalCents));
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('lower a discount above the selected lines, and the deposit with it', () => {
    const lines = [
      line({ unitCents: 1000 }),
      line({ unitCents: 4000, optional: true, selected: false }),
      line({ type: 'GOVERNMENT', unitCents: 3200 }),
    ];
    expect(totalsAsChosen({ lines, discountCents: 2500, taxRate: 0, depositCents: 5000 })).toMatchObject({
      discountCents: 1000,
      totalCents: 3200,
      depositCents: 3200,
    });
  });

  it('lower a deposit that would leave too small a rest for an online payment', () => {
    const lines = [line({ unitCents: 3000 }), line({ unitCents: 2020, optional: true, selected: false })];
    expect(totalsAsChosen({ lines, discountCents: 0, taxRate: 0, depositCents: 2980 })).toMatchObject({
      totalCents: 3000,
      depositCents: 2950,
    });
  });
});
