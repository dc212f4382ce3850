import { type createBrowserRouter, matchRoutes } from 'react-router';
import { preloads } from '#client/graphql/preloads.ts';
import { afterFirstScreen, quiet } from './afterFirstScreen.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const LINKS = 'main a[href^="/dashboard"]';

/** Once a screen is there, the code of those that it leads to is fetched: a tap on a row then waits for data alone. */
export function fetchAhead(router: Router): void {
  let seen: string | undefined;
  const follow = async () => {
    const { initialized, navigation, location } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.key === seen) return;
    seen = location.key;
    await afterFirstScreen.then(preloads.settled).then(quiet);
    if (seen === location.key) fetchLinked(router);
  };
  router.subscribe(follow);
  follow();
}

function fetchLinked({ routes }: Router) {
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // What cannot be had now is asked for again when somebody goes there, and said then.
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  }
}
