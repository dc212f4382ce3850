import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDeposit } from '#domain/onlinePayment.ts';
import { totalsAsChosen } from '#domain/quoteChoice.ts';
import { computeTotals } from '#domain/totals.ts';
import { discountableCents, line, sound } from './totals/documents.ts';

/** A quote whose deposit fits, and which of its lines somebody then chooses. */
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

describe('a quote as its customer chooses from it', () => {
  it('comes to the same as before where nothing is chosen otherwise', () => {
    fc.assert(
      fc.property(chosen, ({ quote }) => {
        expect(totalsAsChosen(quote)).toEqual({ ...computeTotals(quote), depositCents: quote.depositCents });
      }),
    );
  });

  it('can be worked out whatever is chosen, with no more discount or deposit than there is room for', () => {
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

  it('shrinks a discount that the left lines cannot bear, and a deposit with it', () => {
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

  it('lowers a deposit that would leave too little to be paid online', () => {
    const lines = [line({ unitCents: 3000 }), line({ unitCents: 2020, optional: true, selected: false })];
    expect(totalsAsChosen({ lines, discountCents: 0, taxRate: 0, depositCents: 2980 })).toMatchObject({
      totalCents: 3000,
      depositCents: 2950,
    });
  });
});
