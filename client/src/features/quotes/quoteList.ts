import type { QuoteSort } from '#client/graphql/schema.generated.ts';
import type { ListQuery } from '#client/ui/list/listQuery.ts';
import { oneOf, RECORDS_PER_PAGE, someOf } from '#client/ui/list/selection.ts';
import { QUOTE_STATUSES } from '#domain/states/quote.ts';
import { type QuoteRowFragment, QuotesDocument } from './pages.generated.ts';

export const quoteSorts: Partial<Record<QuoteSort, string>> = { UPDATED: 'Last changed', TOTAL: 'Largest total' };

/** Returns the list of quotes that the URL's search parameters ask for. */
export function quoteList(search: URLSearchParams): ListQuery<'quotes', QuoteRowFragment> {
  const status = someOf(search, 'status', QUOTE_STATUSES);
  return {
    query: QuotesDocument,
    field: 'quotes',
    variables: {
      filter: {
        search: search.get('q') || null,
        status: status.length > 0 ? status : null,
        customerId: search.get('customer') || null,
      },
      sort: oneOf(search, 'sort', Object.keys(quoteSorts) as QuoteSort[]) ?? 'NEWEST',
      counted: !search.get('q'),
    },
    size: RECORDS_PER_PAGE,
  };
}
