import { Button } from '@mantine/core';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RecordPaymentSheet } from '#client/features/payments/index.ts';
import type { InvoiceSort } from '#client/graphql/schema.generated.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { RecordList } from '#client/ui/list/RecordList.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { INVOICE_STATUSES } from '#domain/states/invoice.ts';
import { useInvoicesQuery } from './invoices.generated.ts';
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

const sorts: Partial<Record<InvoiceSort, string>> = { DUE_DATE: 'Due first', BALANCE: 'Highest balance' };

export function InvoiceListPage() {
  const params = useListParams();
  const status = params.someOf('status', INVOICE_STATUSES);
  const query = useInvoicesQuery({
    variables: {
      filter: {
        search: params.search || null,
        status: status.length > 0 ? status : null,
        overdue: params.text('status') === 'OVERDUE' ? true : null,
      },
      sort: params.oneOf('sort', Object.keys(sorts) as InvoiceSort[]) ?? 'NEWEST',
      first: firstPage(params.rows),
      counted: !params.search,
    },
    ...useListFetching(),
  });
  const list = usePagedList(query, (data) => data.invoices, params);

  return (
    <Page
      title="Invoices"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCash size={18} aria-hidden />}
            onClick={() => params.set({ record: '1' })}
          >
            Record payment
          </Button>
          <NewInvoice />
        </>
      }
    >
      <ListToolbar>
        <SearchBox params={params} label="Search invoices" />
        <ChoiceFilter params={params} name="status" label="Status" all="All invoices" choices={selections} />
        <ChoiceFilter params={params} name="sort" label="Sort by" all="Newest first" choices={sorts} />
      </ListToolbar>
      <RecordList
        list={list}
        params={params}
        what="invoices"
        to={({ id }) => `/dashboard/invoices/${id}`}
        columns={invoiceColumns}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        empty={
          <EmptyState title="No invoices yet" action={<NewInvoice />}>
            Bill for work that is done, or turn an accepted quote into an invoice.
          </EmptyState>
        }
      />
      <RecordPaymentSheet
        opened={params.text('record') !== undefined}
        onClose={() => params.set({ record: null, rows: params.text('rows') ?? null })}
      />
    </Page>
  );
}

function NewInvoice() {
  return (
    <Button component={Link} to="/dashboard/invoices/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New invoice
    </Button>
  );
}
