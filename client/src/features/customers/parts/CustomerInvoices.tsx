import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { useListFetching } from '#client/ui/list/usePagedList.ts';
import { useCustomerInvoicesQuery } from '../customers.generated.ts';
import { CustomerDocuments } from './CustomerDocuments.tsx';

export function CustomerInvoices({ customerId }: { customerId: string }) {
  return (
    <CustomerDocuments
      what="invoices"
      empty="No invoices yet."
      useRows={(first) => {
        const query = useCustomerInvoicesQuery({ variables: { filter: { customerId }, first }, ...useListFetching() });
        return { query, select: (data) => data.invoices };
      }}
      row={({ id, number, status, overdue, totalCents, dueDate, createdAt }) => ({
        to: `/dashboard/invoices/${id}`,
        number,
        totalCents,
        badge: <InvoiceStatusBadge status={status} overdue={overdue} />,
        note: dueDate ? (
          <>
            due <DateText date={dueDate} />
          </>
        ) : (
          <DayOf instant={createdAt} />
        ),
      })}
    />
  );
}
