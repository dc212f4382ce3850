import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { Column } from '#client/ui/list/rows.ts';
import type { InvoiceRowFragment } from '../pages.generated.ts';

/** The list of invoices at a desk. */
export const invoiceColumns: Column<InvoiceRowFragment>[] = [
  { header: 'Number', share: 14, cell: ({ number }) => number },
  { header: 'Customer', share: 32, cell: ({ customer }) => customer.name },
  { header: 'Status', cell: (invoice) => <InvoiceStatusBadge {...invoice} /> },
  { header: 'Due', cell: ({ dueDate }) => (dueDate ? <DateText date={dueDate} /> : '—') },
  { header: 'Total', align: 'right', cell: ({ totalCents }) => <Money cents={totalCents} /> },
  { header: 'Balance', align: 'right', cell: ({ balanceCents }) => <Money cents={balanceCents} /> },
];
