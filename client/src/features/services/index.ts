import type { RouteObject } from 'react-router';
import { asks } from '#client/graphql/asks.ts';
import { PriceListDocument } from './services.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'price-list',
    ...asks(PriceListDocument, () => ({})),
    lazy: { Component: async () => (await import('./PriceListPage.tsx')).PriceListPage },
  },
];
