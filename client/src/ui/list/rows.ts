import type { ReactNode } from 'react';
import type { ConnectionRows } from './useConnection.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Of the table's width, in percent; columns without share what is left. */
  share?: number;
}

export interface RowsProps<Row> {
  list: ConnectionRows<Row>;
  /** What the rows are, in the plural: "customers". */
  what: string;
  /** Where a row leads. */
  to: (row: Row) => string;
  /** The first column is the row's link. */
  columns: Column<Row>[];
  /** What a row looks like on a phone. */
  card: (row: Row) => ReactNode;
}
