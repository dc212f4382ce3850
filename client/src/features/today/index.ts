import type { RouteObject } from 'react-router';
import { asks } from '#client/graphql/asks.ts';
import { TodayDocument } from './today.generated.ts';

export { TodayDocument, type TodayQuery } from './today.generated.ts';

export const routes: RouteObject[] = [
  {
    index: true,
    ...asks(TodayDocument, () => ({})),
    lazy: { Component: async () => (await import('./TodayPage.tsx')).TodayPage },
  },
];
