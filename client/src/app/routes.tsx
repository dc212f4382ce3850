import { type RouteObject, redirectDocument } from 'react-router';
import { routes as portalRoutes } from '#client/features/portal/index.ts';
import { joinRoute } from '#client/features/team/index.ts';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { ScreenErrorPage } from './pages/ScreenErrorPage.tsx';
import { RequireUser } from './RequireUser.tsx';
import { Root } from './Root.tsx';
import { ShellDocument } from './shell/shell.generated.ts';

/** Screens inside the shell: the `routes` in each feature's routes.ts, relative to /dashboard and lazy. */
const dashboardRoutes = Object.values(
  import.meta.glob<RouteObject[]>('../features/*/routes.ts', { eager: true, import: 'routes' }),
).flat();

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: FullScreenLoading,
    children: [
      ...portalRoutes,
      {
        path: '/dashboard',
        Component: RequireUser,
        children: [
          joinRoute,
          {
            ...routeQuery(ShellDocument, () => ({})),
            lazy: { Component: async () => (await import('./shell/Shell.tsx')).Shell },
            children: [{ ErrorBoundary: ScreenErrorPage, children: dashboardRoutes }],
          },
        ],
      },
      // Public pages, including 404, are separate documents rendered by the server.
      { path: '*', loader: () => redirectDocument('/404') },
    ],
  },
];
