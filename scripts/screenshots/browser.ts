import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser.mjs';
import type { Demo } from './demo.ts';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      // Chromium's sandbox does not work for root, as in a container.
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--font-render-hinting=none',
      // The tour shows the app from two local addresses side by side.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}

export async function openContext(browser: Browser, demo: Demo, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: demo.url,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A service worker would intercept the tour's stage page.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Returns a page of this context with the demo's owner signed in. */
export async function signIn(context: BrowserContext, { email, password }: Demo): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}
