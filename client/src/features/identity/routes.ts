import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: 'active-sessions',
    lazy: { Component: async () => (await import('./sessions/ActiveSessionsPage.tsx')).ActiveSessionsPage },
  },
];
