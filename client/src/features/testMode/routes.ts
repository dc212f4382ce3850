import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { TestMailDocument } from './testMode.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'test-mailbox',
    lazy: { Component: async () => (await import('./TestMailboxPage.tsx')).TestMailboxPage },
  },
  {
    path: 'test-mailbox/:id',
    ...routeQuery(TestMailDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./TestMailPage.tsx')).TestMailPage },
  },
];
