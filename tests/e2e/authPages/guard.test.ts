import type { Page } from '@playwright/test';
import { signIn } from '../person.ts';
import { fillLogin, submitButton } from './authPage.ts';
import { failWith, hold, requestsFor } from './operations.ts';
import { expect, test } from './test.ts';

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' });

test('the guard says Loading... over the whole screen, then leads to the login in its own place', async ({ page }) => {
  const letGo = await hold(page, 'RefreshSession');
  await page.goto('/pricing');
  await page.goto('/dashboard/customers');
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(loading).toHaveText('Loading...');
  await expect.poll(() => loading.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page).toHaveURL(/\/dashboard\/customers$/);
  letGo();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the guard shows the page as soon as it knows who is there', async ({ page, dana }) => {
  await signIn(page, dana);
  await expect(today(page)).toBeVisible();
  const letGo = await hold(page, 'RefreshSession');
  const customers = page.getByRole('heading', { level: 1, name: 'Customers' });
  // Today is in its document; of the other screens nothing is known before the session is.
  await page.goto('/dashboard/customers');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(customers).toBeHidden();
  letGo();
  await expect(customers).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('comes back to the page that was asked for, once signed in', async ({ page, dana }) => {
  const { account } = dana;
  await page.goto('/dashboard/customers');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await fillLogin(page, account.email);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/dashboard\/customers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test.describe('back from paying, the subscription is checked after a second, and the address forgets', () => {
  for (const [where, path, rest] of [
    ['on the dashboard', '/dashboard?session_id=cs_1', '/dashboard'],
    ['on a public page', '/pricing?plan=premium&session_id=cs_1#plans', '/pricing?plan=premium#plans'],
  ] as const) {
    test(where, async ({ page, dana }) => {
      await page.clock.install();
      await signIn(page, dana);
      await expect(today(page)).toBeVisible();
      // From here on no time passes but what the test lets pass.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      const pass = async (ms: number, until: () => unknown) =>
        expect
          .poll(
            async () => {
              await page.clock.runFor(ms);
              return until();
            },
            // Each turn lets so little time pass that it takes many.
            { intervals: [20] },
          )
          .toBeTruthy();

      const checks = requestsFor(page, 'SubscriptionStatus');
      await page.goto(path);
      // The app resumes the session first, which has the subscription checked too.
      if (rest === '/dashboard') await pass(10, () => checks.length === 1);
      else await pass(1, () => page.locator('[data-island][data-ready]').count());
      const before = checks.length;
      await page.clock.runFor(800);
      await expect(page).toHaveURL(path);
      expect(checks).toHaveLength(before);
      await pass(50, () => checks.length === before + 1);
      expect(checks.at(-1)?.headers().authorization).toMatch(/^Bearer .+/);
      await expect(page).toHaveURL(rest);
    });
  }
});

test.describe('a subscription check that fails', () => {
  test.use({ provoked: /status(?: of| code) 500|The subscription could not be checked/ });

  test('is logged alone, and one goes on as if on the free trial', async ({ page, dana, isMobile }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await failWith(page, 'SubscriptionStatus', 500);
    await signIn(page, dana);
    await expect(today(page)).toBeVisible();
    await expect.poll(() => logged.join()).toContain('The subscription could not be checked');
    await expect(page.getByRole('alert').filter({ hasNotText: 'Welcome back!' })).toHaveCount(0);
    // Only the menu of a desk names the plan.
    if (isMobile) return;
    await page.getByRole('button', { name: 'Account: Dana Ruiz' }).click();
    await expect(page.getByText('Free trial', { exact: true })).toBeVisible();
  });
});
