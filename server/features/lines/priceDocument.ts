import type { CheckedLine } from '#domain/inputs/line.ts';
import { computeTotals, isTaxed, type Totals } from '#domain/totals.ts';

export interface PricingTerms {
  discountCents: number;
  /** Percent; ignored for a customer who is tax exempt. */
  taxRate: number;
  taxExempt: boolean;
  /** Whether the business taxes travel. */
  travelTaxable: boolean;
}

export type PricedLine = CheckedLine & { position: number; totalCents: number };

/** The columns of a priced document that quotes and invoices share. */
export interface PricedDocument extends Pick<Totals, 'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents'> {
  lines: PricedLine[];
  taxRate: number;
}

/**
 * Calculates a document's totals from its lines; totals are never taken from the client. Stores in the lines whether
 * travel is taxed, so that changing the setting never changes an earlier document. Throws TotalsError.
 */
export function priceDocument(
  lines: readonly CheckedLine[],
  { discountCents, taxRate, taxExempt, travelTaxable }: PricingTerms,
): PricedDocument {
  const settled = lines.map((line) => ({ ...line, taxable: isTaxed(line, travelTaxable) }));
  const rate = taxExempt ? 0 : taxRate;
  const { lines: totals, ...sums } = computeTotals({
    lines: settled,
    discountCents,
    taxRate: rate,
    travelTaxable: true,
  });
  return {
    subtotalCents: sums.subtotalCents,
    discountCents: sums.discountCents,
    taxCents: sums.taxCents,
    totalCents: sums.totalCents,
    taxRate: rate,
    lines: settled.map((line, position) => ({ ...line, position, totalCents: totals[position]?.totalCents ?? 0 })),
  };
}
