import { type RouteObject, redirectDocument } from 'react-router';
import { routes as apiKeyRoutes } from '#client/features/apiKeys/index.ts';
import { routes as auditRoutes } from '#client/features/audit/index.ts';
import { routes as customerRoutes } from '#client/features/customers/index.ts';
import { routes as identityRoutes } from '#client/features/identity/index.ts';
import { routes as invoiceRoutes } from '#client/features/invoices/index.ts';
import { routes as portalRoutes } from '#client/features/portal/index.ts';
import { routes as quoteRoutes } from '#client/features/quotes/index.ts';
import { routes as reportsRoutes } from '#client/features/reports/index.ts';
import { routes as serviceRoutes } from '#client/features/services/index.ts';
import { routes as settingsRoutes } from '#client/features/settings/index.ts';
import { joinRoute, routes as teamRoutes } from '#client/features/team/index.ts';
import { routes as testModeRoutes } from '#client/features/testMode/index.ts';
import { routes as todayRoutes } from '#client/features/today/index.ts';
import { routes as webhookRoutes } from '#client/features/webhooks/index.ts';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { FullScreenLoading } from '#client/ui/feedback/FullScreenLoading.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { ScreenErrorPage } from './pages/ScreenErrorPage.tsx';
import { RequireUser } from './RequireUser.tsx';
import { Root } from './Root.tsx';
import { ShellDocument } from './shell/shell.generated.ts';

/** Screens inside the shell. A feature's routes are relative to /dashboard and lazy. */
const dashboardRoutes: RouteObject[] = [
  ...todayRoutes,
  ...reportsRoutes,
  ...quoteRoutes,
  ...invoiceRoutes,
  ...customerRoutes,
  ...serviceRoutes,
  ...auditRoutes,
  ...settingsRoutes,
  ...identityRoutes,
  ...webhookRoutes,
  ...apiKeyRoutes,
  ...testModeRoutes,
  ...teamRoutes,
];

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
