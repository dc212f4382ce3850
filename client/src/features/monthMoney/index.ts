import type { RouteObject } from 'react-router';
import { asks } from '#client/graphql/asks.ts';
import { askedMonth } from './askedMonth.ts';
import { MonthMoneyDocument } from './monthMoney.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'money',
    ...asks(MonthMoneyDocument, ({ search }) => ({ month: askedMonth(search) })),
    lazy: { Component: async () => (await import('./MonthMoneyPage.tsx')).MonthMoneyPage },
  },
];
