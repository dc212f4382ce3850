import { type createBrowserRouter, matchRoutes } from 'react-router';
import { preloads } from '#client/graphql/preloads.ts';
import { afterFirstScreen, whenIdle } from './afterFirstScreen.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const LINKS = 'main a[href^="/dashboard"]';

/**
 * Loads the code of the screens that the current screen links to when the browser is idle, so that a navigation waits
 * for data only.
 */
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
      // Ignored here: the navigation fetches the file again and reports a failure.
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  }
}
