import { formatCents } from '#domain/money.ts';
import classes from './figures.module.css';

/** An amount in figures of one width, so that columns line up. */
export function Money({ cents }: { cents: number }) {
  return <span className={classes.figures}>{formatCents(cents)}</span>;
}
