import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { CustomerInvoicesDocument } from '../customers.generated.ts';
import type { CustomerInvoicePageFragment } from '../pages.generated.ts';
import { DocumentList, DocumentRow, PAGE_SIZE } from './DocumentList.tsx';

export function CustomerInvoices({ customerId }: { customerId: string }) {
  const list = useConnection<'invoices', CustomerInvoicePageFragment['edges'][number]['node']>({
    query: CustomerInvoicesDocument,
    field: 'invoices',
    variables: { filter: { customerId } },
    size: PAGE_SIZE,
    isPartOfScreen: true,
  });
  return (
    <DocumentList list={list} what="invoices">
      {({ id, number, status, overdue, totalCents, dueDate, createdAt }) => (
        <DocumentRow
          key={id}
          to={`/dashboard/invoices/${id}`}
          number={number}
          totalCents={totalCents}
          badge={<InvoiceStatusBadge status={status} overdue={overdue} />}
        >
          {dueDate ? (
            <>
              Due <DateText date={dueDate} />
            </>
          ) : (
            <DayOf instant={createdAt} />
          )}
        </DocumentRow>
      )}
    </DocumentList>
  );
}
