import type { Page } from '@playwright/test';

/** Waits until React answers on a public page: before that, buttons that need it do nothing. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__reactContainer')),
  );
}
