import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { WebhookEndpointDocument, WebhookEndpointsDocument } from './webhooks.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'api-access/webhooks',
    ...routeQuery(WebhookEndpointsDocument, () => ({})),
    lazy: { Component: async () => (await import('./WebhookListPage.tsx')).WebhookListPage },
  },
  {
    path: 'api-access/webhooks/:id',
    ...routeQuery(WebhookEndpointDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./WebhookEndpointPage.tsx')).WebhookEndpointPage },
  },
];
