import { thousandths } from '#domain/decimal.ts';
import { roundHalfUp } from '#domain/money.ts';
import { computeTotals, isCounted, isDiscountable, lineTotal, type Totals, TotalsError } from '#domain/totals.ts';
import { readableOr0, UNREADABLE } from '#domain/typedNumber.ts';
import type { LineValues, PricedValues } from './lineValues.ts';

/** What is priced: figures not yet entered count as nothing. */
export interface PricedFigures {
  lines: LineValues[];
  discountCents: number;
  /** Percent. */
  taxRate: number | null;
}

/** What decides a document's totals beside what is typed into it. */
export interface PricingTerms {
  /** The customer pays no tax, whatever the rate. */
  taxExempt: boolean;
  travelTaxable: boolean;
}

/** What a form comes down to. Lines that are not typed, such as a travel fee worked out elsewhere, are given apart. */
export const pricedFigures = (values: PricedValues, lines = values.lines): PricedFigures => ({
  lines,
  taxRate: values.taxRate,
  discountCents: discountOn(lines, values),
});

/** A percentage is of all that may be discounted. */
function discountOn(lines: LineValues[], { discountIn, discountCents, discountPercent }: PricedValues): number {
  if (discountIn === 'AMOUNT') return discountCents ?? 0;
  if (Number.isNaN(discountPercent)) return UNREADABLE;
  const openCents = lines
    .filter((line) => isCounted(line) && isDiscountable(line))
    .reduce((sum, line) => sum + previewLineTotal(line), 0);
  return roundHalfUp(BigInt(openCents) * thousandths(discountPercent ?? 0), 100_000n);
}

/** What a line comes to while it is typed. */
export const previewLineTotal = ({ quantity, unitCents }: Pick<LineValues, 'quantity' | 'unitCents'>): number =>
  lineTotal({ quantity: readableOr0(quantity), unitCents: readableOr0(unitCents) });

/** The totals of a form, by the rules that the server prices with. Undefined where they cannot be worked out. */
export function previewTotals(figures: PricedFigures, terms: PricingTerms): Totals | undefined {
  try {
    return totalsOf(figures, terms);
  } catch (error) {
    if (error instanceof TotalsError) return undefined;
    throw error;
  }
}

/** What stands in the way of totalling a form, at the field that is at fault. */
export function totalsErrors(figures: PricedFigures, terms: PricingTerms): Record<string, string> {
  try {
    totalsOf(figures, terms);
    return {};
  } catch (error) {
    if (error instanceof TotalsError) return { [error.path.join('.')]: error.message };
    throw error;
  }
}

const totalsOf = ({ lines, discountCents, taxRate }: PricedFigures, { taxExempt, travelTaxable }: PricingTerms) =>
  computeTotals({
    lines: lines.map(entered),
    discountCents,
    taxRate: taxExempt ? 0 : (taxRate ?? 0),
    travelTaxable,
  });

const entered = (line: LineValues) => ({ ...line, quantity: line.quantity ?? 0, unitCents: line.unitCents ?? 0 });
