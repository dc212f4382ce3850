import type { Cents } from './money.ts';
import type { LineTotal, LineType, PricedLine } from './totals.ts';

/** Types of lines that are revenue; government fees are only passed on. */
export type RevenueType = Exclude<LineType, 'GOVERNMENT'>;

/**
 * Splits a document's revenue by type of line, after discount and before tax, because notarial acts, travel and other
 * fees are taxed differently on the professional's tax return.
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
