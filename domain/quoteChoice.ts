import type { Cents } from './money.ts';
import { workingDeposit } from './onlinePayment.ts';
import { computeTotals, isCounted, isDiscountable, lineTotal, type Totals, type TotalsInput } from './totals.ts';

/**
 * What a quote comes to with the optional lines as its customer chose them. A choice may take out so much that the
 * discount or the deposit would be more than what is left: they shrink to that, for the customer cannot change them. A
 * deposit that would leave a rest too small to be paid online changes likewise.
 */
export function totalsAsChosen({
  lines,
  discountCents,
  depositCents,
  taxRate,
}: TotalsInput & { depositCents: Cents }): Totals & { depositCents: Cents } {
  const discountable = lines
    .filter((line) => isCounted(line) && isDiscountable(line))
    .reduce((sum, line) => sum + lineTotal(line), 0);
  const totals = computeTotals({
    lines,
    discountCents: Math.min(discountCents, discountable),
    taxRate,
    travelTaxable: true,
  });
  return { ...totals, depositCents: workingDeposit(depositCents, totals.totalCents) };
}
