import type { Page } from '@playwright/test';

/** Runs in the page: whether React has hydrated it. Before that, its forms do nothing. */
export const hasReactRoot = () =>
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Waits until React has hydrated an auth page or rendered the app. */
export const isHydrated = (page: Page) => page.waitForFunction(hasReactRoot);

/** Waits until the header's island of a static page is connected: from then on clicks on any island count. */
export const isConnected = (page: Page) =>
  page.locator('[data-island=siteHeader][data-ready]').waitFor({ state: 'attached' });
