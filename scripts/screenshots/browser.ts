import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser.mjs';
import type { Demo } from './demo.ts';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      // Without it Chromium does not start as root, as in a container.
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--font-render-hinting=none',
      // The tour shows the app from two addresses of this machine, side by side.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}

export async function openContext(browser: Browser, demo: Demo, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: demo.url,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // It would answer for the tour's stage, a page that the server does not have.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** A page of this context on which the demo's owner is signed in. */
export async function signIn(context: BrowserContext, { email, password }: Demo): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}
