import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { Column } from '#client/ui/list/RecordList.tsx';
import type { InvoiceRowFragment } from '../invoices.generated.ts';

/** The list of invoices at a desk. */
export const invoiceColumns: Column<InvoiceRowFragment>[] = [
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Customer', cell: ({ customer }) => customer.name },
  { header: 'Status', cell: (invoice) => <InvoiceStatusBadge {...invoice} /> },
  { header: 'Due', cell: ({ dueDate }) => (dueDate ? <DateText date={dueDate} /> : '—') },
  { header: 'Total', align: 'right', cell: ({ totalCents }) => <Money cents={totalCents} /> },
  { header: 'Balance', align: 'right', cell: ({ balanceCents }) => <Money cents={balanceCents} /> },
];
