import type { InvoiceSort } from '#client/graphql/schema.generated.ts';
import type { ListQuery } from '#client/ui/list/listQuery.ts';
import { oneOf, RECORDS_PER_PAGE, someOf } from '#client/ui/list/selection.ts';
import { INVOICE_STATUSES } from '#domain/states/invoice.ts';
import { type InvoiceRowFragment, InvoicesDocument } from './pages.generated.ts';

export const invoiceSorts: Partial<Record<InvoiceSort, string>> = {
  DUE_DATE: 'Due first',
  BALANCE: 'Highest balance',
};

/** Returns the list of invoices that the URL's search parameters ask for. */
export function invoiceList(search: URLSearchParams): ListQuery<'invoices', InvoiceRowFragment> {
  const status = someOf(search, 'status', INVOICE_STATUSES);
  return {
    query: InvoicesDocument,
    field: 'invoices',
    variables: {
      filter: {
        search: search.get('q') || null,
        status: status.length > 0 ? status : null,
        overdue: search.get('status') === 'OVERDUE' ? true : null,
      },
      sort: oneOf(search, 'sort', Object.keys(invoiceSorts) as InvoiceSort[]) ?? 'NEWEST',
      counted: !search.get('q'),
    },
    size: RECORDS_PER_PAGE,
  };
}
