import type { ReactNode } from 'react';
import classes from './details.module.css';

/** A list of labeled facts about a record. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={classes.details}>{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
