/** What the rest of the client may use of API keys. It is part of the first download, so its page comes lazily. */
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
