import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Beside the rest at a desk, below it on a phone. */
  side: ReactNode;
}

/** What a page is about, and what else one may want to know of it. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{side}</div>
    </div>
  );
}
