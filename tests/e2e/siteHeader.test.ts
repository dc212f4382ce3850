import type { Page } from '@playwright/test';
import { isConnected } from './hydrated.ts';
import { expect, test } from './test.ts';

const isDark = () => document.documentElement.classList.contains('dark');
const ground = () => getComputedStyle(document.body).backgroundColor;

async function turnDark(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await expect(async () => {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
}

test('dark mode is a class on the page, light at first, remembered, and there before the first paint', async ({
  page,
}) => {
  await page.goto('/help');
  expect(await page.evaluate(isDark)).toBe(false);
  const light = await page.evaluate(ground);
  await turnDark(page);
  expect(await page.evaluate(isDark)).toBe(true);
  const dark = await page.evaluate(ground);
  expect(dark).not.toBe(light);

  // Before any module of the page has run, the next page is dark already.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  expect(await page.evaluate(isDark)).toBe(true);
  expect(await page.evaluate(ground)).toBe(dark);
});

test('the scheme that is chosen in one tab is the other ones’, too', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/help');
  await isConnected(other);
  await page.goto('/pricing');
  await turnDark(page);
  await expect.poll(() => other.evaluate(isDark)).toBe(true);
});

test('the choice of scheme holds from the public pages through the auth pages', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('whorl-color-scheme', 'dark'));
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(isDark)).toBe(true);
});

test('on the home page the logo leads to its top, elsewhere to the home page', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Whorl, home' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/help');
  await page.getByRole('link', { name: 'Whorl, home' }).click();
  await page.waitForURL('/');
});

test('the header stays in view and links to login and sign-up; on a phone a side menu does', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeInViewport();
  const header = page.locator('header').first();
  const login = header.getByRole('link', { name: 'Login' });
  if (!isMobile) {
    await expect(login).toHaveAttribute('href', '/auth/login');
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/signup');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    return;
  }
  await expect(login).toBeHidden();
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(login).toBeHidden();
  await opener.click();
  await header.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
});

test('who comes by keyboard can skip to the content', async ({ page }) => {
  await page.goto('/help');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
