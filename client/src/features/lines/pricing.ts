import type { FormErrors } from '@mantine/form';
import { computeTotals, type Totals, TotalsError } from '#domain/totals.ts';
import type { PricedValues } from './lineValues.ts';

/** What decides a document's totals beside what is typed into it. */
export interface PricingTerms {
  /** The customer pays no tax, whatever the rate. */
  taxExempt: boolean;
  travelTaxable: boolean;
}

/**
 * The totals of what stands in a form, by the rules that the server prices with. Figures not yet entered count as nothing.
 * Null where they cannot be totalled: a discount above the lines, an amount beyond all bounds.
 */
export function previewTotals(values: PricedValues, terms: PricingTerms): Totals | null {
  try {
    return totalsOf(values, terms);
  } catch (error) {
    if (error instanceof TotalsError) return null;
    throw error;
  }
}

/** What stands in the way of totalling a form, at the field that is at fault. */
export function totalsErrors(values: PricedValues, terms: PricingTerms): FormErrors {
  try {
    totalsOf(values, terms);
    return {};
  } catch (error) {
    if (error instanceof TotalsError) return { [error.path.join('.')]: error.message };
    throw error;
  }
}

const totalsOf = ({ lines, discountCents, taxRate }: PricedValues, { taxExempt, travelTaxable }: PricingTerms) =>
  computeTotals({
    lines: lines.map((line) => ({ ...line, quantity: line.quantity ?? 0, unitCents: line.unitCents ?? 0 })),
    discountCents: discountCents ?? 0,
    taxRate: taxExempt ? 0 : (taxRate ?? 0),
    travelTaxable,
  });
