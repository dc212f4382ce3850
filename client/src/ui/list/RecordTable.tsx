import { Card, Skeleton, Table } from '@mantine/core';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import classes from './recordList.module.css';
import type { Column, RowsProps } from './rows.ts';
import { rowAttributes, useVirtualRows } from './useVirtualRows.ts';

const ROW = { height: 49 };

/** A virtualized table, for wide screens. */
export function RecordTable<Row extends { id: string }>({ list, columns, to, what }: RowsProps<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const { indexes, measure, before, after, count, onKeyDown } = useVirtualRows(list, container, ROW);
  return (
    <Card withBorder padding={0} ref={container} onKeyDown={onKeyDown}>
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
            <Spacer height={before} />
            {indexes.map((index) => {
              const row = list.rows?.[index];
              return (
                <Table.Tr
                  key={index}
                  ref={measure}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={classes.row}
                  {...rowAttributes(row, list)}
                >
                  {row ? <Cells row={row} columns={columns} to={to(row)} /> : <LoadingCells columns={columns} />}
                </Table.Tr>
              );
            })}
            <Spacer height={after} />
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

/** A spacer in place of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) =>
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

const LoadingCells = <Row,>({ columns }: { columns: Column<Row>[] }) =>
  columns.map(({ header }) => (
    <Table.Td key={header}>
      <Skeleton height={12} width="60%" />
    </Table.Td>
  ));
