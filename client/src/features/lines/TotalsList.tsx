import { Money } from '#client/ui/figures/Money.tsx';
import classes from './totals.module.css';

interface DocumentTotals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

interface TotalsListProps {
  totals: DocumentTotals;
  /** What follows the total: a deposit, what was paid. */
  after?: { label: string; cents: number }[];
}

/** What a finished document comes to; what is nothing is left out. */
export function TotalsList({ totals, after = [] }: TotalsListProps) {
  const { subtotalCents, discountCents, taxCents, totalCents } = totals;
  return (
    <dl className={classes.list}>
      {totalCents !== subtotalCents && <Row label="Subtotal" cents={subtotalCents} />}
      {discountCents > 0 && <Row label="Discount" cents={-discountCents} />}
      {taxCents > 0 && <Row label="Tax" cents={taxCents} />}
      <Row label="Total" cents={totalCents} strong />
      {after.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </dl>
  );
}

function Row({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={classes.row} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
