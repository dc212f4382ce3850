import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'money', lazy: { Component: async () => (await import('./MonthMoneyPage.tsx')).MonthMoneyPage } },
];
