import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '#client/ui/figures/Money.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ShowMore } from '#client/ui/list/ShowMore.tsx';
import type { ConnectionRows } from '#client/ui/list/useConnection.ts';
import classes from './documentList.module.css';

export const PAGE_SIZE = 5;

interface DocumentListProps<Row> {
  list: ConnectionRows<Row>;
  what: 'quotes' | 'invoices';
  children: (row: Row) => ReactNode;
}

/** A customer's quotes or invoices, the newest first. */
export function DocumentList<Row>({ list, what, children }: DocumentListProps<Row>) {
  if (!list.rows) {
    return <AwaitedList what={what} rows={2} error={list.error} onRetry={list.retry} />;
  }
  if (list.rows.length === 0) return <Text c="dimmed">No {what} yet.</Text>;
  return (
    <>
      <ul className={classes.list}>{list.rows.map(children)}</ul>
      <ShowMore list={list} what={what} />
    </>
  );
}

interface DocumentRowProps {
  to: string;
  number: string;
  totalCents: number;
  badge: ReactNode;
  /** Its date, in words. */
  children: ReactNode;
}

export function DocumentRow({ to, number, totalCents, badge, children }: DocumentRowProps) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        <span className={classes.number}>{number}</span>
        <span className={classes.date}>{children}</span>
        {badge}
        <span className={classes.total}>
          <Money cents={totalCents} />
        </span>
      </Link>
    </li>
  );
}
