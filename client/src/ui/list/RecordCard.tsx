import type { ReactNode } from 'react';
import classes from './recordCard.module.css';

interface RecordCardProps {
  title: ReactNode;
  amount?: ReactNode;
  detail: ReactNode;
  state?: ReactNode;
}

/**
 * A record in a phone's list. Uses plain elements, because cards are created and discarded while scrolling: the garbage
 * of heavier components causes collection pauses.
 */
export const RecordCard = ({ title, amount, detail, state }: RecordCardProps) => (
  <>
    <span className={classes.line}>
      <span className={classes.title}>{title}</span>
      {amount && <span className={classes.amount}>{amount}</span>}
    </span>
    <span className={classes.line}>
      <span className={classes.detail}>{detail}</span>
      {state}
    </span>
  </>
);
