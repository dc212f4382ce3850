import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { firstPageOf } from '#client/ui/list/listQuery.ts';
import { NewQuoteDocument, QuoteForEditDocument, QuotePageDocument, QuotesDocument } from './pages.generated.ts';
import { quoteList } from './quoteList.ts';

export const routes: RouteObject[] = [
  {
    path: 'quotes',
    ...routeQuery(QuotesDocument, ({ search }) => firstPageOf(quoteList(search))),
    lazy: { Component: async () => (await import('./QuoteListPage.tsx')).QuoteListPage },
  },
  {
    path: 'quotes/new',
    ...routeQuery(NewQuoteDocument, () => ({})),
    lazy: { Component: async () => (await import('./NewQuotePage.tsx')).NewQuotePage },
  },
  {
    path: 'quotes/:id',
    ...routeQuery(QuotePageDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./QuotePage.tsx')).QuotePage },
  },
  {
    path: 'quotes/:id/edit',
    ...routeQuery(QuoteForEditDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./EditQuotePage.tsx')).EditQuotePage },
  },
];
