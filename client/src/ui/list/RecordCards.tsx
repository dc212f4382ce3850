import { Skeleton } from '@mantine/core';
import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import classes from './recordList.module.css';
import type { RowsProps } from './rows.ts';
import { rowAttributes, useVirtualRows } from './useVirtualRows.ts';

const CARD = { height: 86, gap: 8 };

/** A virtualized list of cards, for phones. */
export function RecordCards<Row extends { id: string }>({ list, card, to, what }: RowsProps<Row>) {
  const container = useRef<HTMLUListElement>(null);
  const { indexes, measure, before, after, count, onKeyDown } = useVirtualRows(list, container, CARD);
  return (
    <ul
      className={classes.cards}
      aria-label={what}
      ref={container}
      style={{ paddingTop: before, paddingBottom: after }}
      onKeyDown={onKeyDown}
    >
      {indexes.map((index) => {
        const row = list.rows?.[index];
        return (
          <li
            key={index}
            ref={measure}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            {...rowAttributes(row, list)}
          >
            {row ? <RowCard row={row} card={card} to={to(row)} /> : <LoadingCard />}
          </li>
        );
      })}
    </ul>
  );
}

interface RowCardProps<Row> {
  row: Row;
  card: (row: Row) => ReactNode;
  to: string;
}

const RowCard = memo(function RowCard<Row>({ row, card, to }: RowCardProps<Row>) {
  return (
    <Link to={to} className={classes.card}>
      {card(row)}
    </Link>
  );
}) as <Row>(props: RowCardProps<Row>) => ReactNode;

const LoadingCard = () => (
  <div className={classes.card}>
    <Skeleton height={14} width="52%" mb={14} />
    <Skeleton height={10} width="34%" />
  </div>
);
