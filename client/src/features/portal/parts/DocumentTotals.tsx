import type { ReactNode } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import classes from './totals.module.css';

interface DocumentTotalsProps {
  totals: { subtotalCents: number; discountCents: number; taxRate: number; taxCents: number; totalCents: number };
  /** Rows that follow the total. */
  children?: ReactNode;
}

/** How the total comes about. */
export function DocumentTotals({ totals, children }: DocumentTotalsProps) {
  const { subtotalCents, discountCents, taxRate, taxCents, totalCents } = totals;
  return (
    <dl className={classes.totals}>
      {subtotalCents !== totalCents && <SumRow label="Subtotal" cents={subtotalCents} />}
      {discountCents > 0 && <SumRow label="Discount" cents={-discountCents} />}
      {taxCents > 0 && <SumRow label={`Tax (${taxRate}%)`} cents={taxCents} />}
      <SumRow label="Total" cents={totalCents} strong />
      {children}
    </dl>
  );
}

export function SumRow({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={classes.row} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
