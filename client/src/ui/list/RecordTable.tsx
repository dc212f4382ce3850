import { Card, Skeleton, Table } from '@mantine/core';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import classes from './recordList.module.css';
import type { Column, RowsProps } from './rows.ts';
import { reachable, useVirtualRows } from './useVirtualRows.ts';

const ROW = { height: 49 };

/** The list at a desk: one table, of which the rows in sight are there. */
export function RecordTable<Row extends { id: string }>({ pages, columns, to, what }: RowsProps<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const { items, before, after, count, keys } = useVirtualRows(pages, container, ROW);
  return (
    <Card withBorder padding={0} ref={container} {...keys}>
      <Table.ScrollContainer minWidth={600}>
        <Table
          highlightOnHover
          layout="fixed"
          verticalSpacing="sm"
          horizontalSpacing="md"
          aria-label={what}
          aria-rowcount={count + 1}
        >
          <Table.Thead>
            <Table.Tr aria-rowindex={1}>
              {columns.map(({ header, align, share }) => (
                <Table.Th key={header} ta={align} c="dimmed" fz="xs" w={share && `${share}%`}>
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Room height={before} />
            {items.map(({ index, element }) => {
              const row = pages.rowAt(index);
              return (
                <Table.Tr
                  key={element}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={classes.row}
                  {...reachable(row, pages)}
                >
                  {row ? <Cells row={row} columns={columns} to={to(row)} /> : <Awaited columns={columns} />}
                </Table.Tr>
              );
            })}
            <Room height={after} />
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

/** Stands for the rows that are out of sight. */
const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );

interface CellsProps<Row> {
  row: Row;
  columns: Column<Row>[];
  to: string;
}

const Cells = memo(function Cells<Row>({ row, columns, to }: CellsProps<Row>) {
  return columns.map(({ header, cell, align }, index) => (
    <Table.Td key={header} ta={align} className={classes.cell}>
      {index === 0 ? (
        <Link to={to} className={classes.link}>
          {cell(row)}
        </Link>
      ) : (
        cell(row)
      )}
    </Table.Td>
  ));
}) as <Row>(props: CellsProps<Row>) => React.ReactNode;

/** A row that is on its way. */
const Awaited = <Row,>({ columns }: { columns: Column<Row>[] }) =>
  columns.map(({ header }) => (
    <Table.Td key={header}>
      <Skeleton height={12} width="60%" />
    </Table.Td>
  ));
