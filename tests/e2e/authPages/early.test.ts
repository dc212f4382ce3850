import type { Page } from '@playwright/test';
import { hasReactRoot, isHydrated } from '../hydrated.ts';
import {
  confirmField,
  emailField,
  fillLogin,
  fillSignUp,
  newAddress,
  password,
  passwordField,
  refreshCookie,
  submitButton,
} from './authPage.ts';
import { expect, test } from './test.ts';

/** Opens an auth page whose modules are held back, as on a slow network, until they are released. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto(path);
  expect(await page.evaluate(hasReactRoot)).toBe(false);
  return letGo;
}

test('what was typed into a sign-up before its script came is kept, and judged', async ({ page }) => {
  const email = newAddress();
  const letGo = await openEarly(page, '/auth/signup');
  await fillSignUp(page, email);
  letGo();
  await isHydrated(page);
  await expect(page.getByRole('group', { name: 'Password requirements' })).toContainText('Strength: Strong');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Park');
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(password);
  await expect(confirmField(page)).toHaveValue(password);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await page.waitForURL('**/auth/login');
});

test('a login that was sent before any script came is sent then, and nothing of it is in the address', async ({
  page,
  server,
  dana,
}) => {
  const { account } = dana;
  const letGo = await openEarly(page, '/auth/login');
  await fillLogin(page, account.email);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  letGo();
  await page.waitForURL('**/dashboard');
  expect((await refreshCookie(page, server.url))?.expires).toBeGreaterThan(Date.now() / 1000);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the auth pages can be read: their fields, notes and links, and what they need', async ({ page, isMobile }) => {
    const needed = 'This form needs JavaScript, which is turned off in your browser.';
    for (const [path, title, labels] of [
      ['/auth/login', 'Sign in', ['Password']],
      ['/auth/signup', 'Create your account', ['Full Name', 'Password', 'Confirm Password']],
      ['/auth/forgot-password', 'Forgot your password?', []],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('form noscript p')).toHaveText(needed);
      await expect(emailField(page)).toHaveAccessibleDescription('Emails are not case-sensitive.');
      for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
      await emailField(page).fill('dana@example.com');
      await emailField(page).press('Enter');
      await expect(page).toHaveURL(path);
      if (path !== '/auth/forgot-password' && !isMobile) await expect(page.getByRole('complementary')).toBeVisible();
    }
    await page.goto('/auth/confirm-email?token=x');
    await expect(page.locator('main noscript p')).toContainText('This step needs JavaScript.');
  });
});
