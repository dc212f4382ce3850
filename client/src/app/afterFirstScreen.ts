import { preloads } from '#client/graphql/preloads.ts';

/** The longest that deferred work waits for the browser to become idle. */
const LONGEST_MS = 3_000;

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

/** Resolves when the browser is idle. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS / 10);
  });

/** Resolves once the first screen has its data and the browser is idle. Deferred work starts then. */
export const afterFirstScreen: Promise<void> = loaded.then(preloads.settled).then(whenIdle);
