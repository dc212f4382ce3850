import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'quotes', lazy: { Component: async () => (await import('./QuoteListPage.tsx')).QuoteListPage } },
  { path: 'quotes/new', lazy: { Component: async () => (await import('./NewQuotePage.tsx')).NewQuotePage } },
  { path: 'quotes/:id', lazy: { Component: async () => (await import('./QuotePage.tsx')).QuotePage } },
  { path: 'quotes/:id/edit', lazy: { Component: async () => (await import('./EditQuotePage.tsx')).EditQuotePage } },
];
