import { useState } from 'react';
import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { useCustomerInvoicesQuery } from '../customers.generated.ts';
import { DocumentList, DocumentRow, PAGE_SIZE } from './DocumentList.tsx';

export function CustomerInvoices({ customerId }: { customerId: string }) {
  const [rows, setRows] = useState(PAGE_SIZE);
  const query = useCustomerInvoicesQuery({
    variables: { filter: { customerId }, first: firstPage(rows) },
    ...useListFetching(),
  });
  const list = usePagedList(query, (data) => data.invoices, { rows, showMore: () => setRows(rows + PAGE_SIZE) });
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
