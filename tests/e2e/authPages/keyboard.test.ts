import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../hydrated.ts';
import { confirmField, emailField, newAddress, password, passwordField, submitButton } from './authPage.ts';
import { expect, test } from './test.ts';

/** Tabs on until the focus is there, past what lies between. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('the keyboard alone signs up', async ({ page }) => {
  await page.goto('/auth/login');
  await isHydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/signup');
  await isHydrated(page);
  await typeInto(page, page.getByLabel('Full Name'), 'Ada Park');
  await typeInto(page, emailField(page), newAddress());
  await typeInto(page, passwordField(page), password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await typeInto(page, confirmField(page), password);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Space');
  await page.waitForURL('**/auth/login');
  await expect(page.getByText('Check your email')).toBeVisible();
});

test('the keyboard alone signs in, and Remember me too', async ({ page, dana }) => {
  const { account } = dana;
  await page.goto('/auth/login');
  await isHydrated(page);
  await typeInto(page, emailField(page), account.email);
  await typeInto(page, passwordField(page), account.password);
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember me' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});
