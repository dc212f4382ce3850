import { Button, Card, Center, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './recordList.module.css';
import type { ListParams } from './useListParams.ts';
import type { PagedList } from './usePagedList.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
}

interface RecordListProps<Row> {
  list: PagedList<Row>;
  params: ListParams;
  /** What the rows are, in the plural: "customers". */
  what: string;
  /** Where a row leads. */
  to: (row: Row) => string;
  /** The first column is the row's link. */
  columns: Column<Row>[];
  /** What a row looks like on a phone. */
  card: (row: Row) => ReactNode;
  /** What stands here before there is anything. */
  empty: ReactNode;
}

/** Any list of records: a table at a desk, cards on a phone, and all the states in between. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { list, params, what, empty } = props;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });

  if (!list.rows) {
    return list.error ? (
      <ErrorState error={list.error} what={what} onRetry={list.retry} />
    ) : (
      <ListSkeleton what={what} rows={8} />
    );
  }
  if (list.rows.length === 0 && !list.loading) return params.isNarrowed ? <NothingFound {...props} /> : empty;

  const Rows = isWide ? RecordTable : RecordCards;
  return (
    <Stack aria-busy={list.loading}>
      <Rows {...props} rows={list.rows} />
      {list.error && <ErrorState error={list.error} what={`more ${what}`} onRetry={list.retry} />}
      <ListFoot list={list} what={what} />
    </Stack>
  );
}

type RowsProps<Row> = RecordListProps<Row> & { rows: Row[] };

function RecordTable<Row extends { id: string }>({ rows, columns, to, what }: RowsProps<Row>) {
  return (
    <Card withBorder padding={0}>
      <Table.ScrollContainer minWidth={600}>
        <Table highlightOnHover verticalSpacing="sm" horizontalSpacing="md" aria-label={what}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header, align }) => (
                <Table.Th key={header} ta={align} c="dimmed" fz="xs">
                  {header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id} className={classes.row}>
                {columns.map(({ header, cell, align }, index) => (
                  <Table.Td key={header} ta={align}>
                    {index === 0 ? (
                      <Link to={to(row)} className={classes.link}>
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

function RecordCards<Row extends { id: string }>({ rows, card, to, what }: RowsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={what}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card withBorder padding="md" component={Link} to={to(row)} className={classes.card}>
            {card(row)}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ListFoot<Row>({ list, what }: { list: PagedList<Row>; what: string }) {
  const shown = list.rows?.length ?? 0;
  return (
    <Center style={{ flexDirection: 'column', gap: 8 }}>
      <Text size="sm" c="dimmed" role="status">
        {list.totalCount === undefined
          ? `${list.hasMore ? 'The first ' : ''}${shown} ${what}`
          : `${shown} of ${list.totalCount} ${what}`}
      </Text>
      {list.hasMore && !list.error && (
        <Button variant="default" onClick={list.showMore} loading={list.loading}>
          Load more
        </Button>
      )}
    </Center>
  );
}

function NothingFound<Row>({ params, what }: RecordListProps<Row>) {
  return (
    <EmptyState
      title={`No ${what} match`}
      action={
        <Button variant="default" onClick={params.clear}>
          Clear search and filters
        </Button>
      }
    >
      Try fewer words, or look at all of them.
    </EmptyState>
  );
}
