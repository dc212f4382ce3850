import { type createBrowserRouter, matchRoutes } from 'react-router';
import { preloads } from '#client/graphql/preloads.ts';
import { afterFirstScreen, whenIdle } from './afterFirstScreen.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const LINKS = 'main a[href^="/dashboard"]';

/** Loads the code of the screens that a screen links to, once it is idle: a tap on a row then waits for data alone. */
export function prefetchLinkedScreens(router: Router): void {
  let seen: string | undefined;
  const follow = async () => {
    const { initialized, navigation, location } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.key === seen) return;
    seen = location.key;
    await afterFirstScreen.then(preloads.settled).then(whenIdle);
    if (seen === location.key) loadLinkedScreens(router);
  };
  router.subscribe(follow);
  follow();
}

function loadLinkedScreens({ routes }: Router) {
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // A file that cannot be fetched now is fetched again by the navigation, which then reports the failure.
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  }
}
