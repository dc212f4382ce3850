import { Skeleton } from '@mantine/core';
import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import classes from './recordList.module.css';
import type { RowsProps } from './rows.ts';
import { reachable, useVirtualRows } from './useVirtualRows.ts';

const CARD = {
  height: 86,
  gap: 8,
  /** A card that is moved in the document is laid out anew, all of it. Where `order` holds for reading and for keys, none is. */
  elementsStay: Boolean(globalThis.CSS?.supports('reading-flow', 'grid-order')),
};

/** The list on a phone: cards, of which those in sight are there. */
export function RecordCards<Row extends { id: string }>({ pages, card, to, what }: RowsProps<Row>) {
  const container = useRef<HTMLUListElement>(null);
  const { items, before, after, count, keys } = useVirtualRows(pages, container, CARD);
  return (
    <ul
      className={classes.cards}
      aria-label={what}
      ref={container}
      style={{ paddingTop: before, paddingBottom: after }}
      {...keys}
    >
      {items.map(({ index, element }) => {
        const row = pages.rowAt(index);
        return (
          <li
            key={element}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{ order: index }}
            {...reachable(row, pages)}
          >
            {row ? <RowCard row={row} card={card} to={to(row)} /> : <Awaited />}
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

/** A card that is on its way. */
const Awaited = () => (
  <div className={classes.card}>
    <Skeleton height={14} width="52%" mb={14} />
    <Skeleton height={10} width="34%" />
  </div>
);
