import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { RecordList } from '#client/ui/list/RecordList.tsx';
import type { Column } from '#client/ui/list/rows.ts';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { customerKinds } from './customerKinds.ts';
import { customerList } from './customerList.ts';
import type { CustomerRowFragment } from './pages.generated.ts';
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

export function CustomerListPage() {
  const params = useListParams();
  const list = useConnection(customerList(params.query));

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
        card={customerCard}
        empty={
          <EmptyState title="No customers yet" action={<NewCustomerButton />}>
            Add the first person or business that you work for, or import them all from a spreadsheet.
          </EmptyState>
        }
      />
    </Page>
  );
}

const customerCard = (customer: CustomerRowFragment) => <CustomerCard customer={customer} />;

function NewCustomerButton() {
  if (!useAbilities().can('customers.create')) return null;
  return (
    <Button component={Link} to="/dashboard/customers/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New customer
    </Button>
  );
}
