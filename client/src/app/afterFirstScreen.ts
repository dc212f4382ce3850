import { preloads } from '#client/graphql/preloads.ts';

/** Longer than this nothing is put off, however busy a phone is. */
const LONGEST_MS = 3_000;

const loaded = new Promise<void>((resolve) => {
  // On the server it never comes.
  if (typeof document === 'undefined') return;
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

/** Once the page has nothing else to do. */
export const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS / 10);
  });

/** Once the first screen has its data and is painted: what nobody needs before comes then. */
export const afterFirstScreen: Promise<void> = loaded.then(preloads.settled).then(quiet);
