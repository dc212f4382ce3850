import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ClosedBanner } from '#client/features/closure/index.ts';
import { sessionStore } from '#client/features/identity/index.ts';
import { PlanBanner } from '#client/features/plans/index.ts';
import { TodayDocument } from '#client/features/today/index.ts';
import { preloads } from '#client/graphql/preloads.ts';
import { apolloClient } from '../apollo/apolloClient.ts';
import { fetchAhead } from '../fetchAhead.ts';
import { lastSeen } from '../offline/lastSeen.ts';
import { routes } from '../routes.tsx';
import { WIDE } from '../shell/Only.tsx';
import { ShellDocument } from '../shell/shell.generated.ts';
import { DATA_ID, type FirstScreen, ROOT_ID } from './data.ts';
import { FirstScreenFrame } from './FirstScreenFrame.tsx';

/** What the document holds of a first screen; undefined where the app begins without one. */
export function renderedScreen(): FirstScreen | undefined {
  const data = document.getElementById(DATA_ID)?.textContent;
  return data ? JSON.parse(data) : undefined;
}

/** Makes the screen that the server rendered React's, without asking for anything in it again. */
export async function takeOver(screen: FirstScreen): Promise<void> {
  sessionStore.openFor(screen.known);
  const [hydrationData] = await Promise.all([loadMatched(routes), lastSeen.whenOpen(), lateParts()]);
  preloads.give(ShellDocument, {}, screen.shell);
  preloads.give(TodayDocument, {}, screen.today);
  const router = createBrowserRouter(routes, { hydrationData });
  fetchAhead(router);
  hydrateRoot(
    document.getElementById(ROOT_ID)!,
    <FirstScreenFrame screen={screen} client={apolloClient}>
      <RouterProvider router={router} useTransitions={false} />
    </FirstScreenFrame>,
  );
}

/** React would throw away what the server rendered of a part, and show nothing until its code is there. */
async function lateParts() {
  const { SideBar } = await import('../shell/Shell.tsx');
  const parts = [ClosedBanner, PlanBanner, ...(matchMedia(WIDE).matches ? [SideBar] : [])];
  await Promise.all(parts.map(({ ready }) => ready()));
}

/** A router that takes over has its first page at once. Answers what its loaders are taken to have answered. */
async function loadMatched(routes: RouteObject[]) {
  const loaderData: Record<string, null> = {};
  for (const [at, { route }] of (matchRoutes(routes, location) ?? []).entries()) {
    const lazy = typeof route.lazy === 'object' ? route.lazy.Component : undefined;
    const id = `first-${at}`;
    Object.assign(route, { id, ...(lazy && { Component: await lazy(), lazy: undefined }) });
    loaderData[id] = null;
  }
  return { loaderData };
}
