import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { type Column, RecordList } from '#client/ui/list/RecordList.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { customerKinds } from './customerKinds.ts';
import { type CustomerRowFragment, useCustomersQuery } from './customers.generated.ts';
import { CustomerCard } from './parts/CustomerCard.tsx';
import { CustomerFilesMenu } from './parts/CustomerFilesMenu.tsx';
import { CustomerTags } from './parts/CustomerTags.tsx';

const columns: Column<CustomerRowFragment>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Kind', cell: ({ kind }) => customerKinds[kind] },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ phone }) => phone },
  { header: 'Tags', cell: ({ tags }) => <CustomerTags tags={tags} /> },
  {
    header: 'Owes',
    align: 'right',
    cell: ({ balanceCents }) => (balanceCents > 0 ? <Money cents={balanceCents} /> : <Text c="dimmed">–</Text>),
  },
];

const kinds = Object.keys(customerKinds) as (keyof typeof customerKinds)[];

export function CustomerListPage() {
  const params = useListParams();
  const filter = {
    search: params.search || undefined,
    kind: params.oneOf('kind', kinds),
    tag: params.text('tag'),
    archived: params.oneOf('show', ['archived']) && true,
  };
  const query = useCustomersQuery({
    variables: {
      filter,
      sort: params.oneOf('sort', ['NEWEST']),
      first: firstPage(params.rows),
      counted: !params.search && !filter.tag,
    },
    ...useListFetching(),
  });
  const list = usePagedList(query, (data) => data.customers, params);

  return (
    <Page
      title="Customers"
      actions={
        <>
          <CustomerFilesMenu />
          <NewCustomerButton />
        </>
      }
    >
      <ListToolbar>
        <SearchBox params={params} label="Search customers" />
        <ChoiceFilter params={params} name="kind" label="Kind" all="All kinds" choices={customerKinds} />
        <ChoiceFilter params={params} name="show" label="Show" all="Active" choices={{ archived: 'Archived' }} />
        <ChoiceFilter params={params} name="sort" label="Sort by" all="By name" choices={{ NEWEST: 'Newest first' }} />
      </ListToolbar>
      <RecordList
        list={list}
        params={params}
        what="customers"
        to={({ id }) => `/dashboard/customers/${id}`}
        columns={columns}
        card={(customer) => <CustomerCard customer={customer} />}
        empty={
          <EmptyState title="No customers yet" action={<NewCustomerButton />}>
            Add the first person or business that you work for, or import them all from a spreadsheet.
          </EmptyState>
        }
      />
    </Page>
  );
}

function NewCustomerButton() {
  return (
    <Button component={Link} to="/dashboard/customers/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New customer
    </Button>
  );
}
