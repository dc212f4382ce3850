/** What the rest of the client may use of webhooks. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { WebhookEndpointDocument, WebhookEndpointsDocument } from './webhooks.generated.ts';

/** The endpoints at a glance, for the screen of API access. */
export const WebhooksSection = lazy(async () => ({ default: (await import('./WebhooksSection.tsx')).WebhooksSection }));

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
