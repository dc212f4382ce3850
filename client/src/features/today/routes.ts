import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { TodayDocument } from './today.generated.ts';

export const routes: RouteObject[] = [
  {
    index: true,
    ...routeQuery(TodayDocument, () => ({})),
    lazy: { Component: async () => (await import('./TodayPage.tsx')).TodayPage },
  },
];
