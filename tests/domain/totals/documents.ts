import fc from 'fast-check';
import {
  isCounted,
  isDiscountable,
  LINE_TYPES,
  lineTotal,
  type PricedLine,
  TotalsError,
  type TotalsInput,
} from '#domain/totals.ts';

/** Any line that a document may hold: quantities to three decimals, prices from nothing to a million dollars. */
export const pricedLine: fc.Arbitrary<PricedLine> = fc.record({
  type: fc.constantFrom(...LINE_TYPES),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((count) => count / 1000),
  unitCents: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100_000_000 })),
  taxable: fc.boolean(),
  optional: fc.boolean(),
  selected: fc.boolean(),
});

/** A tax rate in percent, to three decimals. */
const taxRate = fc.integer({ min: 0, max: 100_000 }).map((count) => count / 1000);

/** A plain line with what matters to a test. */
export const line = (given: Partial<PricedLine>): PricedLine => ({
  type: 'OTHER',
  quantity: 1,
  unitCents: 0,
  taxable: false,
  optional: false,
  selected: true,
  ...given,
});

/** The sum of some figures. */
export const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

/** What a discount may fall on. */
export const discountableCents = (lines: readonly PricedLine[]) =>
  sum(lines.filter((each) => isCounted(each) && isDiscountable(each)).map(lineTotal));

/** A document whose discount, if it has one, fits. */
export const sound: fc.Arbitrary<Required<TotalsInput> & { lines: PricedLine[] }> = fc
  .record({
    lines: fc.array(pricedLine, { minLength: 1, maxLength: 12 }),
    share: fc.integer({ min: 0, max: 1000 }),
    taxRate,
    travelTaxable: fc.boolean(),
  })
  .map(({ share, ...document }) => ({
    ...document,
    discountCents: Math.floor((discountableCents(document.lines) * share) / 1000),
  }));

/** The refusal that an act ends in; a test that sees none fails. */
export function refusalOf(act: () => unknown): TotalsError {
  try {
    act();
  } catch (error) {
    if (error instanceof TotalsError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
