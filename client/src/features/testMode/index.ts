/** What the rest of the client may use of test mode. It is part of the first download, so its parts come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { TestMailDocument } from './testMode.generated.ts';

export const TestModeBanner = lazyPart(async () => (await import('./TestModeBanner.tsx')).TestModeBanner);

/** Turning test mode on, and what is in it: a part of the screen of API access. */
export const TestModeSection = lazy(async () => ({ default: (await import('./TestModeSection.tsx')).TestModeSection }));

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
