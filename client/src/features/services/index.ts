import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'price-list', lazy: { Component: async () => (await import('./PriceListPage.tsx')).PriceListPage } },
];
