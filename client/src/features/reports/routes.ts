import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { askedMonth } from './askedMonth.ts';
import { MonthMoneyDocument } from './monthMoney.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'money',
    ...routeQuery(MonthMoneyDocument, ({ search }) => ({ month: askedMonth(search) })),
    lazy: { Component: async () => (await import('./MonthMoneyPage.tsx')).MonthMoneyPage },
  },
];
