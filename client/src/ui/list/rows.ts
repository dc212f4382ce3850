import type { ReactNode } from 'react';
import type { ConnectionRows } from './useConnection.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Percent of the table's width; columns without it share the rest. */
  share?: number;
}

export interface RowsProps<Row> {
  list: ConnectionRows<Row>;
  /** What the rows are, in the plural: "customers". */
  what: string;
  /** Returns the path that a row links to. */
  to: (row: Row) => string;
  /** The first column contains the row's link. */
  columns: Column<Row>[];
  /** Renders a row as a card, for phones. */
  card: (row: Row) => ReactNode;
}
