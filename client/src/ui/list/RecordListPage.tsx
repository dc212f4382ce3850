import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Page } from '../page/Page.tsx';
import { ChoiceFilter, type ListChoice } from './ChoiceFilter.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListQuery } from './listQuery.ts';
import { RecordList } from './RecordList.tsx';
import type { RowsProps } from './rows.ts';
import { SearchBox } from './SearchBox.tsx';
import { useConnection } from './useConnection.ts';
import { useListParams } from './useListParams.ts';

interface RecordListPageProps<Field extends string, Row> extends Pick<RowsProps<Row>, 'columns' | 'card'> {
  /** What the records are, and the last part of the page's path: "quotes". */
  what: string;
  /** Returns the list that the URL's search parameters ask for. */
  list: (search: URLSearchParams) => ListQuery<Field, Row>;
  choices: readonly ListChoice[];
  /** Actions beside that for a new record. */
  actions?: ReactNode;
  /** Whether the user may create a record. */
  canCreate: boolean;
  /** Says what to do while no records exist. */
  emptyText: string;
  children?: ReactNode;
}

/** The page that lists all records of a kind, with search, filters and sorting. */
export function RecordListPage<Field extends string, Row extends { id: string }>({
  what,
  list,
  choices,
  columns,
  card,
  actions,
  canCreate,
  emptyText,
  children,
}: RecordListPageProps<Field, Row>) {
  const params = useListParams();
  const rows = useConnection(list(params.query));
  const path = `/dashboard/${what}`;
  const create = canCreate && (
    <Button component={Link} to={`${path}/new`} leftSection={<IconPlus size={18} aria-hidden />}>
      New {what.replace(/s$/, '')}
    </Button>
  );
  return (
    <Page
      title={what.charAt(0).toUpperCase() + what.slice(1)}
      actions={
        <>
          {actions}
          {create}
        </>
      }
    >
      <ListToolbar>
        <SearchBox params={params} label={`Search ${what}`} />
        {choices.map((choice) => (
          <ChoiceFilter key={choice.name} params={params} {...choice} />
        ))}
      </ListToolbar>
      <RecordList
        list={rows}
        params={params}
        what={what}
        to={({ id }) => `${path}/${id}`}
        columns={columns}
        card={card}
        empty={
          <EmptyState title={`No ${what} yet`} action={create}>
            {emptyText}
          </EmptyState>
        }
      />
      {children}
    </Page>
  );
}
