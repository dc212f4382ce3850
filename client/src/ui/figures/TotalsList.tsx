import type { ReactNode } from 'react';
import { Money } from './Money.tsx';
import classes from './totalsList.module.css';

interface TotalsListProps {
  totals: { subtotalCents: number; discountCents: number; taxCents: number; totalCents: number };
  taxLabel?: string;
  /** `SumRow`s that follow the total: a deposit, what was paid. */
  children?: ReactNode;
}

/** The totals of a quote or an invoice; amounts of zero are left out. */
export function TotalsList({ totals, taxLabel = 'Tax', children }: TotalsListProps) {
  const { subtotalCents, discountCents, taxCents, totalCents } = totals;
  return (
    <dl className={classes.totals}>
      {subtotalCents !== totalCents && <SumRow label="Subtotal" cents={subtotalCents} />}
      {discountCents > 0 && <SumRow label="Discount" cents={-discountCents} />}
      {taxCents > 0 && <SumRow label={taxLabel} cents={taxCents} />}
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
