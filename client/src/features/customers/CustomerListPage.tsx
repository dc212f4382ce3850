import { Text } from '@mantine/core';
import { useAbilities } from '#client/features/identity/index.ts';
import { Money } from '#client/ui/figures/Money.tsx';
import type { ListChoice } from '#client/ui/list/ChoiceFilter.tsx';
import { RecordListPage } from '#client/ui/list/RecordListPage.tsx';
import type { Column } from '#client/ui/list/rows.ts';
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

const choices: ListChoice[] = [
  { name: 'kind', label: 'Kind', all: 'All kinds', choices: customerKinds },
  { name: 'show', label: 'Show', all: 'Active', choices: { archived: 'Archived' } },
  { name: 'sort', label: 'Sort by', all: 'By name', choices: { NEWEST: 'Newest first' } },
];

const customerCard = (customer: CustomerRowFragment) => <CustomerCard customer={customer} />;

export function CustomerListPage() {
  return (
    <RecordListPage
      what="customers"
      list={customerList}
      choices={choices}
      columns={columns}
      card={customerCard}
      actions={<CustomerFilesMenu />}
      canCreate={useAbilities().can('customers.create')}
      emptyText="Add your first customer, or import them all from a spreadsheet."
    />
  );
}
