import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useAbilities } from '#client/features/identity/index.ts';
import { RecordPaymentSheet } from '#client/features/payments/index.ts';
import { RecordListPage } from '#client/ui/list/RecordListPage.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { invoiceList, invoiceSorts } from './invoiceList.ts';
import type { InvoiceRowFragment } from './pages.generated.ts';
import { InvoiceCard } from './parts/InvoiceCard.tsx';
import { invoiceColumns } from './parts/invoiceColumns.tsx';

/** Each selection is one or several statuses, or the invoices that are overdue. */
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

const choices = [
  { name: 'status', label: 'Status', all: 'All invoices', choices: selections },
  { name: 'sort', label: 'Sort by', all: 'Newest first', choices: invoiceSorts },
];

const invoiceCard = (invoice: InvoiceRowFragment) => <InvoiceCard invoice={invoice} />;

export function InvoiceListPage() {
  const params = useListParams();
  const { can } = useAbilities();
  return (
    <RecordListPage
      what="invoices"
      list={invoiceList}
      choices={choices}
      columns={invoiceColumns}
      card={invoiceCard}
      actions={
        can('payments.record') && (
          <Button
            variant="default"
            leftSection={<IconCash size={18} aria-hidden />}
            onClick={() => params.set({ record: '1' })}
          >
            Record payment
          </Button>
        )
      }
      canCreate={can('invoices.create')}
      emptyText="Bill for finished work, or convert an accepted quote."
    >
      <RecordPaymentSheet opened={params.text('record') !== undefined} onClose={() => params.set({ record: null })} />
    </RecordListPage>
  );
}
