import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { PriceListDocument } from './services.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'price-list',
    ...routeQuery(PriceListDocument, () => ({})),
    lazy: { Component: async () => (await import('./PriceListPage.tsx')).PriceListPage },
  },
];
