import {
  type LineValues,
  lineFromSaved,
  type PricedValues,
  type PricingTerms,
  previewTotals,
} from '#client/features/lines/index.ts';
import { thousandths } from '#domain/decimal.ts';
import { roundHalfUp } from '#domain/money.ts';
import { isCounted, isDiscountable, lineTotal, type Totals } from '#domain/totals.ts';
import type { QuoteValues } from './quoteValues.ts';

/** What a quote comes to while it is written. Undefined while it cannot be worked out. */
export interface QuoteFigures {
  priced: PricedValues;
  totals?: Totals;
  /** Undefined where no travel is charged, or its fee is not known yet. */
  feeCents?: number;
  /** Without anything that the customer may leave out; undefined where there is no choice. */
  leastCents?: number;
}

/** Works a quote out as the server will, travel included. `feeCents` is undefined while the fee is not known. */
export function quoteFigures(values: QuoteValues, feeCents: number | undefined, terms: PricingTerms): QuoteFigures {
  const { charged } = values.travel;
  const priced = pricedValues(values, feeCents ?? 0);
  const isKnown = !charged || feeCents !== undefined;
  const totals = (isKnown && previewTotals(priced, terms)) || undefined;
  return { priced, totals, feeCents: charged ? feeCents : undefined, leastCents: totals && leastOf(priced, terms) };
}

/** What a percentage takes off, or the amount that was typed. */
export function discountOf(values: QuoteValues, feeCents: number): number {
  return pricedValues(values, feeCents).discountCents ?? 0;
}

/** The quote's lines with the worked-out fee, which takes the place of travel typed by hand. */
function pricedValues(values: QuoteValues, feeCents: number): PricedValues {
  const lines = values.travel.charged ? [...values.lines.map(withoutTravel), travelLine(feeCents)] : values.lines;
  return { lines, taxRate: values.taxRate, discountCents: discountOn(lines, values) };
}

/** Kept in its place, for errors name lines by their place. */
const withoutTravel = (line: LineValues): LineValues => (line.type === 'TRAVEL' ? { ...line, unitCents: 0 } : line);

const travelLine = (feeCents: number): LineValues =>
  lineFromSaved({
    type: 'TRAVEL',
    description: 'Travel',
    quantity: 1,
    unitCents: feeCents,
    taxable: true,
    optional: false,
    selected: true,
    capReason: null,
    serviceId: null,
  });

function discountOn(lines: LineValues[], { discountIn, discountCents, discountPercent }: QuoteValues): number {
  if (discountIn === 'AMOUNT') return discountCents ?? 0;
  const openCents = lines
    .filter((line) => isCounted(line) && isDiscountable(line))
    .reduce(
      (sum, { quantity, unitCents }) => sum + lineTotal({ quantity: quantity ?? 0, unitCents: unitCents ?? 0 }),
      0,
    );
  return roundHalfUp(BigInt(openCents) * thousandths(discountPercent ?? 0), 100_000n);
}

function leastOf(priced: PricedValues, terms: PricingTerms): number | undefined {
  if (!priced.lines.some(({ optional }) => optional)) return undefined;
  const lines = priced.lines.map((line) => (line.optional ? { ...line, selected: false } : line));
  return previewTotals({ ...priced, lines }, terms)?.totalCents;
}
