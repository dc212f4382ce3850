import { useState } from 'react';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { useCustomerQuotesQuery } from '../customers.generated.ts';
import { DocumentList, DocumentRow, PAGE_SIZE } from './DocumentList.tsx';

export function CustomerQuotes({ customerId }: { customerId: string }) {
  const [rows, setRows] = useState(PAGE_SIZE);
  const query = useCustomerQuotesQuery({
    variables: { filter: { customerId }, first: firstPage(rows) },
    ...useListFetching(),
  });
  const list = usePagedList(query, (data) => data.quotes, { rows, showMore: () => setRows(rows + PAGE_SIZE) });
  return (
    <DocumentList list={list} what="quotes">
      {({ id, number, status, totalCents, createdAt }) => (
        <DocumentRow
          key={id}
          to={`/dashboard/quotes/${id}`}
          number={number}
          totalCents={totalCents}
          badge={<QuoteStatusBadge status={status} />}
        >
          <DayOf instant={createdAt} />
        </DocumentRow>
      )}
    </DocumentList>
  );
}
