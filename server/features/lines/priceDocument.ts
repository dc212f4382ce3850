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

/** What is stored of a priced document: columns of quotes and invoices alike. */
export interface PricedDocument extends Pick<Totals, 'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents'> {
  lines: PricedLine[];
  taxRate: number;
}

/**
 * Works out a document from its lines; a client's total is never asked for. What the business's settings decide (whether
 * travel is taxed) is fixed in the lines here, so that changing a setting never changes a document made before. Throws TotalsError.
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
