import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

export { newAddress } from '../person.ts';

export const password = 'Correct-horse1';

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const confirmField = (page: Page) => page.getByLabel('Confirm Password');
export const submitButton = (page: Page) => page.locator('form button[type=submit]');

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(secret);
}

export async function fillSignUp(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Park');
  await emailField(page).fill(email);
  await passwordField(page).fill(secret);
  await confirmField(page).fill(secret);
  await page.getByRole('checkbox').check();
}

/** The cookie that keeps a browser signed in. */
export async function refreshCookie(page: Page, url: string) {
  const cookies = await page.context().cookies(`${url}/graphql`);
  return cookies.find(({ name }) => name === 'whorl_refresh');
}

interface Toast {
  title: string;
  text: string;
  variant: 'success' | 'destructive';
}

/** A toast of a public page, or of the app if an auth page has led there. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('#toasts > *, .mantine-Notification-root').filter({ hasText: title });

/** The toast is there, with these words and no others, in its variant's looks; what failed is told at once. */
export async function expectToast(page: Page, { title, text, variant }: Toast): Promise<void> {
  await expect(toast(page, title)).toHaveText(title + text);
  await expect(toast(page, title)).toHaveAttribute('data-variant', variant);
  if (variant === 'destructive') await expect(toast(page, title)).toHaveRole('alert');
}

/** The same in the app, where only what succeeded is carried. */
export async function expectCarriedToast(page: Page, { title, text }: Omit<Toast, 'variant'>): Promise<void> {
  await expect(toast(page, title)).toHaveText(title + text);
  await expect(toast(page, title)).toHaveRole('alert');
  await expect(toast(page, title)).toHaveAttribute('style', /color-green/);
}
