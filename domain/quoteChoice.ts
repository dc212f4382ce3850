import type { Cents } from './money.ts';
import { workingDeposit } from './onlinePayment.ts';
import { computeTotals, isCounted, isDiscountable, lineTotal, type Totals, type TotalsInput } from './totals.ts';

/**
 * Computes a quote's totals for the optional lines that the customer selected. A selection may leave less than the
 * discount or the deposit: they are lowered to what is left, because the customer cannot change them. A deposit that
 * would leave a rest below Stripe's minimum is adjusted too.
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
