import type { Page } from '@playwright/test';
import { signIn } from '../person.ts';
import { fillLogin, refreshCookie, submitButton } from './authPage.ts';
import { failWith, operationOf, requestsFor } from './operations.ts';
import { expect, test } from './test.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const CHECK = 30 * SECOND;
/** How long the server lets an access token live. */
const TOKEN_LIFE = 15 * MINUTE;

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' });

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  } else {
    await page.getByRole('button', { name: 'Account: Dana Ruiz' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
}

/** Settles once the live connection that this page is about to open listens: cut as it opens, the browser complains of it. */
async function isListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('listening'));
}

/** From here on no time passes in any tab but what the test lets pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2 * SECOND);
}

test('a token is refreshed at a check each 30 seconds, within three checks of its end, and only once by two tabs', async ({
  page,
  context,
  dana,
}) => {
  await page.clock.install();
  await signIn(page, dana);
  await expect(today(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/customers');
  await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const refreshes = requestsFor(context, 'RefreshSession');
  const checks = requestsFor(context, 'SubscriptionStatus');
  await stopTime(page);

  // One check before three are left: the token lives for more than 90 seconds still.
  await page.clock.fastForward(TOKEN_LIFE - 4 * CHECK);
  await expect(today(page)).toBeVisible();
  expect(refreshes).toHaveLength(0);
  await page.clock.runFor(2 * CHECK);
  await expect.poll(() => refreshes.length).toBe(1);

  // Both tabs go on with what the one was given, and their subscription is checked anew.
  const { data } = await (await refreshes[0]!.response())!.json();
  for (const tab of [page, other]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return checks.findLast((request) => request.frame().page() === tab)?.headers().authorization;
      })
      .toBe(`Bearer ${data.refreshSession.accessToken}`);
  }
  await page.clock.runFor(2 * CHECK);
  expect(refreshes).toHaveLength(1);
  await page.clock.resume();
  await page.reload();
  await expect(today(page)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('two tabs that open at once share one session, and neither is signed out', async ({ page, context, dana }) => {
  await signIn(page, dana);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const _ of [1, 2]) {
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard', { waitUntil: 'commit' })));
    for (const tab of tabs) await expect(today(tab)).toBeVisible();
  }
});

test('signing out in one tab signs out the other, and both are at the login', async ({
  page,
  context,
  server,
  dana,
  isMobile,
}) => {
  const other = await context.newPage();
  const areListening = Promise.all([isListening(page), isListening(other)]);
  await signIn(page, dana);
  await other.goto('/dashboard/customers');
  await expect(other.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await areListening;
  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  expect(await refreshCookie(page, server.url)).toBeUndefined();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('who signs out starts afresh, though the session’s end is heard of before the answer', async ({
  page,
  dana,
  isMobile,
}) => {
  const listening = isListening(page);
  await signIn(page, dana);
  await listening;
  // In the same document: the live connection stays.
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const isRefused = page.waitForResponse((answer) => operationOf(answer.request()) === 'RefreshSession');
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'SignOut') return route.fallback();
    const response = await route.fetch();
    await (await isRefused).finished();
    return route.fulfill({ response });
  });
  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('You were signed out')).toBeHidden();
  await fillLogin(page, dana.account.email);
  await submitButton(page).click();
  await expect(today(page)).toBeVisible();
});

test('signing in in one tab signs in the other, and has its subscription checked', async ({ page, context, dana }) => {
  const portal = await context.newPage();
  await portal.goto('/portal/invoice/unknown');
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  const checks = requestsFor(portal, 'SubscriptionStatus');
  const loginPage = await context.newPage();
  await loginPage.goto('/auth/login');
  await signIn(page, dana);
  await expect(loginPage).toHaveURL(/\/dashboard$/);
  await expect.poll(() => checks.length).toBeGreaterThan(0);
});

test.describe('a server that is away for a moment', () => {
  test.use({ provoked: /status of 50[234]/ });

  test('is asked again: signing in, and going on with a session', async ({ page, dana }) => {
    const { account } = dana;
    await failWith(page, 'SignIn', 502, 503, 504);
    await failWith(page, 'RefreshSession', 503, 504);
    await page.goto('/auth/login');
    await fillLogin(page, account.email);
    await submitButton(page).click();
    await page.waitForURL('**/dashboard');
    await expect(today(page)).toBeVisible();
  });
});
