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

/** Any valid line: quantities with up to three decimals, prices from 0 to a million dollars. */
export const pricedLine: fc.Arbitrary<PricedLine> = fc.record({
  type: fc.constantFrom(...LINE_TYPES),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((count) => count / 1000),
  unitCents: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100_000_000 })),
  taxable: fc.boolean(),
  optional: fc.boolean(),
  selected: fc.boolean(),
});

/** A tax rate in percent, with up to three decimals. */
const taxRate = fc.integer({ min: 0, max: 100_000 }).map((count) => count / 1000);

/** A valid line with the given fields. */
export const line = (given: Partial<PricedLine>): PricedLine => ({
  type: 'OTHER',
  quantity: 1,
  unitCents: 0,
  taxable: false,
  optional: false,
  selected: true,
  ...given,
});

/** Sums numbers. */
export const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

/** The sum of the discountable lines. */
export const discountableCents = (lines: readonly PricedLine[]) =>
  sum(lines.filter((each) => isCounted(each) && isDiscountable(each)).map(lineTotal));

/** A document with a valid discount, if any. */
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

/** Returns the TotalsError that a function throws; fails where it throws none. */
export function refusalOf(act: () => unknown): TotalsError {
  try {
    act();
  } catch (error) {
    if (error instanceof TotalsError) return error;
    throw error;
  }
  throw new Error('Expected an error');
}
