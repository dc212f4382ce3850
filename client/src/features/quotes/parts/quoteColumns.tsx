import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { Column } from '#client/ui/list/rows.ts';
import type { QuoteRowFragment } from '../pages.generated.ts';

/** The list of quotes at a desk. */
export const quoteColumns: Column<QuoteRowFragment>[] = [
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Customer', cell: ({ customer }) => customer.name },
  { header: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
  { header: 'Created', cell: ({ createdAt }) => <DayOf instant={createdAt} /> },
  { header: 'Valid until', cell: ({ validUntil }) => (validUntil ? <DateText date={validUntil} /> : '—') },
  { header: 'Total', align: 'right', cell: ({ totalCents }) => <Money cents={totalCents} /> },
];
