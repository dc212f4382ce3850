import { hasAtMostThreeDecimals, thousandths } from './decimal.ts';
import { type Cents, formatCents, MAX_CENTS, percentOf, roundHalfUp } from './money.ts';

export const LINE_TYPES = ['NOTARIAL_ACT', 'ROLLING', 'GOVERNMENT', 'TRAVEL', 'SUPPLY', 'OTHER'] as const;
/** The type of a line. GOVERNMENT lines pass on a DOJ or FBI fee: never discounted, taxed or counted as revenue. */
export type LineType = (typeof LINE_TYPES)[number];

/** The data of a line that totals are computed from. */
export interface PricedLine {
  type: LineType;
  /** The quantity, up to three decimals. */
  quantity: number;
  unitCents: Cents;
  taxable: boolean;
  /** Whether the customer may deselect the line. */
  optional: boolean;
  selected: boolean;
}

/** The data of a document that its totals are computed from. */
export interface TotalsInput {
  lines: readonly PricedLine[];
  discountCents: Cents;
  /** Percent, up to three decimals. */
  taxRate: number;
  /**
   * Whether travel is taxed, by the setting of the business; false by default. True for documents whose lines already
   * store the result of isTaxed, so that a changed setting does not affect them.
   */
  travelTaxable?: boolean;
}

/** The computed amounts of a line. */
export interface LineTotal {
  /** Quantity times unit price, also for a deselected optional line. */
  totalCents: Cents;
  discountCents: Cents;
  /** False for a deselected optional line, which adds nothing to the totals. */
  counted: boolean;
}

/** The computed totals of a document. */
export interface Totals {
  lines: LineTotal[];
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
}

export type TotalsErrorCode = 'DISCOUNT_TOO_LARGE' | 'AMOUNT_TOO_LARGE' | 'INVALID_AMOUNT';

/** Thrown for invalid or excessive amounts. `path` is the path of the invalid input. */
export class TotalsError extends Error {
  override name = 'TotalsError';
  readonly code: TotalsErrorCode;
  readonly path: readonly (string | number)[];

  constructor(code: TotalsErrorCode, path: readonly (string | number)[], message: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/** Returns whether a line adds to the totals: every line except a deselected optional one. */
export function isCounted(line: Pick<PricedLine, 'optional' | 'selected'>): boolean {
  return !line.optional || line.selected;
}

/** Returns whether a line can be discounted: every line except government fees. */
export function isDiscountable(line: Pick<PricedLine, 'type'>): boolean {
  return line.type !== 'GOVERNMENT';
}

/** Returns whether a line is taxed: never a government fee, and travel only where the business taxes it. */
export function isTaxed(line: Pick<PricedLine, 'type' | 'taxable'>, travelTaxable = false): boolean {
  return line.taxable && line.type !== 'GOVERNMENT' && (line.type !== 'TRAVEL' || travelTaxable);
}

/** Returns quantity times unit price, rounded half-up. */
export function lineTotal(line: Pick<PricedLine, 'quantity' | 'unitCents'>): Cents {
  return roundHalfUp(thousandths(line.quantity) * BigInt(line.unitCents), 1000n);
}

/**
 * Computes the totals of a document: line totals → subtotal → discount, distributed over the discountable lines → tax
 * on the taxable lines after discount, rounded once → total. Throws TotalsError.
 */
export function computeTotals({ lines, discountCents, taxRate, travelTaxable = false }: TotalsInput): Totals {
  refuseBadFigures(lines, discountCents, taxRate);
  const priced = lines.map((line, index) => {
    const totalCents = lineTotal(line);
    if (totalCents > MAX_CENTS) throw tooLarge(['lines', index, 'unitCents'], 'This line');
    return { totalCents, taxed: isTaxed(line, travelTaxable), counted: isCounted(line), open: isDiscountable(line) };
  });

  const shares = spreadDiscount(
    priced.map((line) => ({ cents: line.counted && line.open ? line.totalCents : 0, taxed: line.taxed })),
    discountCents,
  );
  const subtotalCents = priced.reduce((sum, line) => sum + (line.counted ? line.totalCents : 0), 0);
  const taxableCents = priced.reduce(
    (sum, line, index) => sum + (line.counted && line.taxed ? line.totalCents - shares[index]! : 0),
    0,
  );
  const taxCents = percentOf(taxableCents, taxRate);
  const totalCents = subtotalCents - discountCents + taxCents;
  if (subtotalCents > MAX_CENTS || totalCents > MAX_CENTS) throw tooLarge(['lines'], 'The total');

  return {
    lines: priced.map(({ totalCents, counted }, index) => ({ totalCents, discountCents: shares[index]!, counted })),
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
  };
}

/**
 * Distributes a discount proportionally in whole cents. Remaining cents go to the largest line; of equally large lines
 * to a taxed one first, so that the order of lines does not affect the tax and the customer pays the lower one. No line
 * is discounted below 0.
 */
function spreadDiscount(lines: readonly { cents: Cents; taxed: boolean }[], discountCents: Cents): Cents[] {
  const openCents = lines.reduce((sum, line) => sum + line.cents, 0);
  if (discountCents > openCents) {
    throw new TotalsError(
      'DISCOUNT_TOO_LARGE',
      ['discountCents'],
      `The discount can be at most ${formatCents(openCents)}, the total of the discountable items`,
    );
  }
  if (discountCents === 0) return lines.map(() => 0);

  const shares = lines.map((line) => Number((BigInt(discountCents) * BigInt(line.cents)) / BigInt(openCents)));
  let left = discountCents - shares.reduce((sum, share) => sum + share, 0);
  const largestFirst = lines
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => b.cents - a.cents || Number(b.taxed) - Number(a.taxed));
  for (const { cents, index } of largestFirst) {
    const added = Math.min(left, cents - shares[index]!);
    shares[index]! += added;
    left -= added;
  }
  return shares;
}

function refuseBadFigures(lines: readonly PricedLine[], discountCents: Cents, taxRate: number): void {
  const refuse = (path: readonly (string | number)[], message: string) => {
    throw new TotalsError('INVALID_AMOUNT', path, message);
  };
  if (!isWholeAndNotNegative(discountCents)) refuse(['discountCents'], 'Enter a discount in whole cents');
  if (!(taxRate >= 0 && hasAtMostThreeDecimals(taxRate)))
    refuse(['taxRate'], 'Enter a tax rate with at most three decimals');
  lines.forEach((line, index) => {
    if (!(line.quantity >= 0 && hasAtMostThreeDecimals(line.quantity)))
      refuse(['lines', index, 'quantity'], 'Enter a quantity with at most three decimals');
    if (!isWholeAndNotNegative(line.unitCents)) refuse(['lines', index, 'unitCents'], 'Enter a price in whole cents');
  });
}

function isWholeAndNotNegative(cents: Cents): boolean {
  return Number.isSafeInteger(cents) && cents >= 0;
}

function tooLarge(path: readonly (string | number)[], what: string): TotalsError {
  return new TotalsError('AMOUNT_TOO_LARGE', path, `${what} is more than ${formatCents(MAX_CENTS)}`);
}
