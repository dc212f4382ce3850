import type { Page } from '@playwright/test';

/** Runs in the page: whether React answers there already. Before that, what needs it does nothing. */
export const hasReactRoot = () =>
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Waits until React answers on a public page. */
export const isHydrated = (page: Page) => page.waitForFunction(hasReactRoot);
