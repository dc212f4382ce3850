import { formatCents } from '#domain/money.ts';
import classes from './figures.module.css';

/** An amount in tabular figures, so that columns align. */
export function Money({ cents }: { cents: number }) {
  return <span className={classes.figures}>{formatCents(cents)}</span>;
}
