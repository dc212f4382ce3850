import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { ApiAccessDocument } from './apiKeys.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'api-access',
    ...routeQuery(ApiAccessDocument, () => ({})),
    lazy: { Component: async () => (await import('./ApiAccessPage.tsx')).ApiAccessPage },
  },
];
