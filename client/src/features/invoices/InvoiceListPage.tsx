import { Button } from '@mantine/core';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { RecordPaymentSheet } from '#client/features/payments/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { RecordList } from '#client/ui/list/RecordList.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { invoiceList, invoiceSorts } from './invoiceList.ts';
import type { InvoiceRowFragment } from './pages.generated.ts';
import { InvoiceCard } from './parts/InvoiceCard.tsx';
import { invoiceColumns } from './parts/invoiceColumns.tsx';

/** What one looks for in a list of invoices: each a state or several, and those that are late. */
const selections = {
  'SENT,VIEWED,PARTIAL': 'Open',
  OVERDUE: 'Overdue',
  DRAFT: 'Draft',
  SENT: 'Sent',
  VIEWED: 'Viewed',
  PARTIAL: 'Partly paid',
  PAID: 'Paid',
  VOID: 'Void',
  WRITTEN_OFF: 'Written off',
};

export function InvoiceListPage() {
  const params = useListParams();
  const { can } = useAbilities();
  const list = useConnection(invoiceList(params.query));

  return (
    <Page
      title="Invoices"
      actions={
        <>
          {can('payments.record') && (
            <Button
              variant="default"
              leftSection={<IconCash size={18} aria-hidden />}
              onClick={() => params.set({ record: '1' })}
            >
              Record payment
            </Button>
          )}
          <NewInvoice />
        </>
      }
    >
      <ListToolbar>
        <SearchBox params={params} label="Search invoices" />
        <ChoiceFilter params={params} name="status" label="Status" all="All invoices" choices={selections} />
        <ChoiceFilter params={params} name="sort" label="Sort by" all="Newest first" choices={invoiceSorts} />
      </ListToolbar>
      <RecordList
        list={list}
        params={params}
        what="invoices"
        to={({ id }) => `/dashboard/invoices/${id}`}
        columns={invoiceColumns}
        card={invoiceCard}
        empty={
          <EmptyState title="No invoices yet" action={<NewInvoice />}>
            Bill for work that is done, or turn an accepted quote into an invoice.
          </EmptyState>
        }
      />
      <RecordPaymentSheet opened={params.text('record') !== undefined} onClose={() => params.set({ record: null })} />
    </Page>
  );
}

const invoiceCard = (invoice: InvoiceRowFragment) => <InvoiceCard invoice={invoice} />;

function NewInvoice() {
  if (!useAbilities().can('invoices.create')) return null;
  return (
    <Button component={Link} to="/dashboard/invoices/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New invoice
    </Button>
  );
}
