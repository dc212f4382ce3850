import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Beside the main column on wide screens, below it on phones. */
  side: ReactNode;
}

/** A main column and a side column. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>{children}</div>
      <div className={classes.column}>{side}</div>
    </div>
  );
}
