import type { ListQuery } from '#client/ui/list/listQuery.ts';
import { oneOf, RECORDS_PER_PAGE } from '#client/ui/list/selection.ts';
import { customerKinds } from './customerKinds.ts';
import { type CustomerRowFragment, CustomersDocument } from './pages.generated.ts';

const kinds = Object.keys(customerKinds) as (keyof typeof customerKinds)[];

/** Returns the list of customers that the URL's search parameters ask for. */
export const customerList = (search: URLSearchParams): ListQuery<'customers', CustomerRowFragment> => ({
  query: CustomersDocument,
  field: 'customers',
  variables: {
    filter: {
      search: search.get('q') || undefined,
      kind: oneOf(search, 'kind', kinds),
      tag: search.get('tag') || undefined,
      archived: oneOf(search, 'show', ['archived']) && true,
    },
    sort: oneOf(search, 'sort', ['NEWEST']),
    counted: !search.get('q') && !search.get('tag'),
  },
  size: RECORDS_PER_PAGE,
});
