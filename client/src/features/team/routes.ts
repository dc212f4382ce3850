import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { TeamDocument, TeamRolesDocument } from './team.generated.ts';

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
