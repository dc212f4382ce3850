import { DayOf } from '#client/ui/figures/DateText.tsx';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { CustomerQuotesDocument } from '../customers.generated.ts';
import type { CustomerQuotePageFragment } from '../pages.generated.ts';
import { DocumentList, DocumentRow, PAGE_SIZE } from './DocumentList.tsx';

export function CustomerQuotes({ customerId }: { customerId: string }) {
  const list = useConnection<'quotes', CustomerQuotePageFragment['edges'][number]['node']>({
    query: CustomerQuotesDocument,
    field: 'quotes',
    variables: { filter: { customerId } },
    size: PAGE_SIZE,
    isPartOfScreen: true,
  });
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
