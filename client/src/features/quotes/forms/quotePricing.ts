import {
  type LineValues,
  lineFromSaved,
  type PricedFigures,
  type PricingTerms,
  previewTotals,
  pricedFigures,
} from '#client/features/lines/index.ts';
import type { Totals } from '#domain/totals.ts';
import type { QuoteValues } from './quoteValues.ts';

/** What a quote comes to while it is written. Undefined while it cannot be worked out. */
export interface QuoteFigures {
  priced: PricedFigures;
  totals?: Totals;
  /** Undefined where no travel is charged, or its fee is not known yet. */
  feeCents?: number;
  /** Without anything that the customer may leave out; undefined where there is no choice. */
  leastCents?: number;
}

/** Works a quote out as the server will, travel included. `feeCents` is undefined while the fee is not known. */
export function quoteFigures(values: QuoteValues, feeCents: number | undefined, terms: PricingTerms): QuoteFigures {
  const { charged } = values.travel;
  const priced = pricedQuote(values, feeCents ?? 0);
  const isKnown = !charged || feeCents !== undefined;
  const totals = isKnown ? previewTotals(priced, terms) : undefined;
  return { priced, totals, feeCents: charged ? feeCents : undefined, leastCents: totals && leastOf(priced, terms) };
}

/** The quote's lines with the worked-out fee, which takes the place of travel typed by hand. */
export const pricedQuote = (values: QuoteValues, feeCents: number): PricedFigures =>
  values.travel.charged
    ? pricedFigures(values, [...values.lines.map(withoutTravel), travelLine(feeCents)])
    : pricedFigures(values);

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

function leastOf(priced: PricedFigures, terms: PricingTerms): number | undefined {
  if (!priced.lines.some(({ optional }) => optional)) return undefined;
  const lines = priced.lines.map((line) => (line.optional ? { ...line, selected: false } : line));
  return previewTotals({ ...priced, lines }, terms)?.totalCents;
}
