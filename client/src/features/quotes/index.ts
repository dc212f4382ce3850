import type { RouteObject } from 'react-router';
import { asks } from '#client/graphql/asks.ts';
import { firstPageOf } from '#client/ui/list/keysetQuery.ts';
import { NewQuoteDocument, QuoteForEditDocument, QuotePageDocument, QuotesDocument } from './pages.generated.ts';
import { quoteList } from './quoteList.ts';

export const routes: RouteObject[] = [
  {
    path: 'quotes',
    ...asks(QuotesDocument, ({ search }) => firstPageOf(quoteList(search))),
    lazy: { Component: async () => (await import('./QuoteListPage.tsx')).QuoteListPage },
  },
  {
    path: 'quotes/new',
    ...asks(NewQuoteDocument, () => ({})),
    lazy: { Component: async () => (await import('./NewQuotePage.tsx')).NewQuotePage },
  },
  {
    path: 'quotes/:id',
    ...asks(QuotePageDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./QuotePage.tsx')).QuotePage },
  },
  {
    path: 'quotes/:id/edit',
    ...asks(QuoteForEditDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./EditQuotePage.tsx')).EditQuotePage },
  },
];
