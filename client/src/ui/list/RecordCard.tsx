import type { ReactNode } from 'react';
import classes from './recordCard.module.css';

interface RecordCardProps {
  title: ReactNode;
  amount?: ReactNode;
  detail: ReactNode;
  state?: ReactNode;
}

/**
 * A record in the list on a phone: who and how much, and below it the rest. Plain elements, as each that scrolls by is
 * made and thrown away: what components leave behind is collected in the middle of somebody's scrolling.
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
