/** What the rest of the client may use of the team. It is part of the first download, so its screens come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { TeamDocument, TeamRolesDocument } from './team.generated.ts';

/** Whose work a customer, a quote or an invoice is; for who may give it to somebody, the way to do so. */
export const AssignedTo = lazy(async () => ({ default: (await import('./AssignedTo.tsx')).AssignedTo }));

const team = {
  ...routeQuery(TeamDocument, () => ({})),
  lazy: { Component: async () => (await import('./TeamPage.tsx')).TeamPage },
};

export const routes: RouteObject[] = [
  { path: 'team', ...team },
  { path: 'team-management', ...team },
  {
    path: 'team-email-management',
    ...routeQuery(TeamDocument, () => ({})),
    lazy: { Component: async () => (await import('./TeamEmailPage.tsx')).TeamEmailPage },
  },
  {
    path: 'roles',
    ...routeQuery(TeamRolesDocument, () => ({})),
    lazy: { Component: async () => (await import('./RolesPage.tsx')).RolesPage },
  },
];

/** Outside the shell: whoever joins need not be in any business yet. */
export const joinRoute: RouteObject = {
  path: 'join-team',
  lazy: { Component: async () => (await import('./JoinPage.tsx')).JoinPage },
};
