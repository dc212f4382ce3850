/** What the rest of the client may use of the team. It is part of the first download, so its screens come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';

/** Whose work a customer, a quote or an invoice is; for who may give it to somebody, the way to do so. */
export const AssignedTo = lazy(async () => ({ default: (await import('./AssignedTo.tsx')).AssignedTo }));

/** Outside the shell: whoever joins need not be in any business yet. */
export const joinRoute: RouteObject = {
  path: 'join-team',
  lazy: { Component: async () => (await import('./JoinPage.tsx')).JoinPage },
};
