import { hasAtMostThreeDecimals, thousandths } from './decimal.ts';
import { type Cents, formatCents, MAX_CENTS, percentOf, roundHalfUp } from './money.ts';

export const LINE_TYPES = ['NOTARIAL_ACT', 'ROLLING', 'GOVERNMENT', 'TRAVEL', 'SUPPLY', 'OTHER'] as const;
/** What a line is for. GOVERNMENT lines pass a DOJ or FBI fee through: never discounted, taxed or counted as revenue. */
export type LineType = (typeof LINE_TYPES)[number];

/** What the totals need to know of a line. */
export interface PricedLine {
  type: LineType;
  /** Up to three decimals. */
  quantity: number;
  unitCents: Cents;
  taxable: boolean;
  /** The customer may leave an optional line out. */
  optional: boolean;
  selected: boolean;
}

/** A document's lines with everything that changes what they come to. */
export interface TotalsInput {
  lines: readonly PricedLine[];
  discountCents: Cents;
  /** Percent, up to three decimals. */
  taxRate: number;
  /**
   * The business's own setting: travel is not taxable unless it says so. A document that already keeps
   * isTaxed's answer in its lines is recomputed with true, so that a changed setting leaves it alone.
   */
  travelTaxable?: boolean;
}

/** What one line comes to: its price, and its share of the document's discount. */
export interface LineTotal {
  /** Quantity times unit price, also for an optional line that was left out. */
  totalCents: Cents;
  discountCents: Cents;
  /** False for an optional line that was left out: it adds nothing. */
  counted: boolean;
}

/** What a document comes to. */
export interface Totals {
  lines: LineTotal[];
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
}

export type TotalsErrorCode = 'DISCOUNT_TOO_LARGE' | 'AMOUNT_TOO_LARGE' | 'INVALID_AMOUNT';

/** Figures that cannot be totalled. `path` leads to the input that is at fault. */
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

/** Whether a line adds to the totals: every line but an optional one that the customer left out. */
export function isCounted(line: Pick<PricedLine, 'optional' | 'selected'>): boolean {
  return !line.optional || line.selected;
}

/** Whether a discount may fall on a line: government fees are passed on whole. */
export function isDiscountable(line: Pick<PricedLine, 'type'>): boolean {
  return line.type !== 'GOVERNMENT';
}

/** Whether a line is taxed: never a government fee, and travel only where the business says so. */
export function isTaxed(line: Pick<PricedLine, 'type' | 'taxable'>, travelTaxable = false): boolean {
  return line.taxable && line.type !== 'GOVERNMENT' && (line.type !== 'TRAVEL' || travelTaxable);
}

/** Quantity times unit price, exact, a half cent rounded up. */
export function lineTotal(line: Pick<PricedLine, 'quantity' | 'unitCents'>): Cents {
  return roundHalfUp(thousandths(line.quantity) * BigInt(line.unitCents), 1000n);
}

/**
 * Works a document out: line totals → subtotal → discount, spread over the discountable lines →
 * tax over the taxable lines after their share of the discount, rounded once → total.
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
 * Shares a discount out in proportion, whole cents only. The cents left over go to the largest
 * line; of lines equally large a taxed one comes first, so that neither the order of the lines
 * decides the tax nor the customer pays more of it. No line is ever discounted below nothing.
 */
function spreadDiscount(lines: readonly { cents: Cents; taxed: boolean }[], discountCents: Cents): Cents[] {
  const openCents = lines.reduce((sum, line) => sum + line.cents, 0);
  if (discountCents > openCents) {
    throw new TotalsError(
      'DISCOUNT_TOO_LARGE',
      ['discountCents'],
      `The discount can be at most ${formatCents(openCents)}, what the lines that may be discounted come to`,
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
  return new TotalsError('AMOUNT_TOO_LARGE', path, `${what} comes to more than ${formatCents(MAX_CENTS)}`);
}
