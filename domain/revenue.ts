import type { Cents } from './money.ts';
import type { LineTotal, LineType, PricedLine } from './totals.ts';

/** The types of line that earn money; a government fee is only passed on. */
export type RevenueType = Exclude<LineType, 'GOVERNMENT'>;

/**
 * Splits what a document earns by type of line, after discount and before tax, because notarial
 * acts, travel and other fees are taxed differently on the professional's own return.
 */
export function revenueByType(
  lines: readonly Pick<PricedLine, 'type'>[],
  totals: readonly LineTotal[],
): Partial<Record<RevenueType, Cents>> {
  const revenue: Partial<Record<RevenueType, Cents>> = {};
  lines.forEach(({ type }, index) => {
    const total = totals[index];
    if (!total?.counted || type === 'GOVERNMENT') return;
    revenue[type] = (revenue[type] ?? 0) + total.totalCents - total.discountCents;
  });
  return revenue;
}
