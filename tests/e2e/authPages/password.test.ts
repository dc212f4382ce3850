import type { Page } from '@playwright/test';
import { isHydrated } from '../hydrated.ts';
import {
  confirmField,
  expectToast,
  fillSignUp,
  newAddress,
  password,
  passwordField,
  submitButton,
  toast,
} from './authPage.ts';
import { requestsFor } from './operations.ts';
import { expect, test } from './test.ts';

const TOO_SHORT = 'Password must be at least 6 characters';
const TOO_LONG = 'Password must not exceed 72 characters';
const INVALID = 'Password contains invalid characters';
const ALL_SPECIALS = '!@#$%^&*()_+-=[]{}|;:\'",.<>?/~`';

const panel = (page: Page) => page.getByRole('group', { name: 'Password requirements' });
const bar = (page: Page) => panel(page).getByRole('progressbar', { name: 'Password strength' });

async function openForm(page: Page) {
  await page.goto('/auth/signup');
  await isHydrated(page);
}

test('the panel counts and judges a password as it is typed', async ({ page }) => {
  await openForm(page);
  await expect(panel(page)).toContainText('Choose a password');
  await expect(panel(page)).toContainText('0/72 characters');
  const rules = ['At least 6 characters (required)', 'An uppercase letter', 'A lowercase letter', 'A digit'];
  for (const rule of [...rules, 'A special character (recommended)']) await expect(panel(page)).toContainText(rule);

  for (const [typed, criteria, strength, color] of [
    ['abcde', 1, 'Weak', 'red'],
    ['abcdef', 2, 'Weak', 'red'],
    ['Abcdef', 3, 'Medium', 'amber'],
    ['Abcdef1', 4, 'Medium', 'amber'],
    ['Abcdef1!', 5, 'Strong', 'green'],
  ] as const) {
    await passwordField(page).fill(typed);
    await expect(panel(page)).toContainText(`Strength: ${strength}`);
    await expect(panel(page)).toContainText(`${typed.length}/72 characters`);
    await expect(panel(page).getByLabel('Met', { exact: true })).toHaveCount(criteria);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', `${criteria * 20}`);
    await expect(bar(page)).toHaveAttribute('style', new RegExp(`color-${color}`));
  }
});

test('the button waits for a password that is allowed, and the same twice', async ({ page }) => {
  await openForm(page);
  const requests = requestsFor(page, 'SignUp');
  await fillSignUp(page, newAddress());
  for (const [typed, message] of [
    ['abc12', TOO_SHORT],
    ['a'.repeat(73), TOO_LONG],
    ['pass word', INVALID],
    ['pässword', INVALID],
  ] as const) {
    await passwordField(page).fill(typed);
    await confirmField(page).fill(typed);
    await expect(panel(page)).toContainText(message);
    await expect(submitButton(page)).toBeDisabled();
    await confirmField(page).press('Enter');
    await expectToast(page, { title: 'Invalid Password', text: message, variant: 'destructive' });
    await toast(page, 'Invalid Password').getByRole('button').click();
    await expect(toast(page, 'Invalid Password')).toHaveCount(0);
  }
  for (const allowed of ['abcdef', 'a'.repeat(72), `a${ALL_SPECIALS}`]) {
    await passwordField(page).fill(allowed);
    await expect(submitButton(page)).toBeDisabled();
    await confirmField(page).fill(allowed);
    await expect(submitButton(page)).toBeEnabled();
  }

  await passwordField(page).fill(password);
  await confirmField(page).fill(`${password}2`);
  await expect(confirmField(page)).toHaveAccessibleDescription('Passwords do not match');
  await expect(submitButton(page)).toBeDisabled();
  // It looks disabled, and still tells whoever tries it why.
  await submitButton(page).click({ force: true });
  await expectToast(page, {
    title: 'Passwords do not match',
    text: 'Please make sure your passwords match',
    variant: 'destructive',
  });
  expect(requests).toEqual([]);
});

test('both passwords can be shown, each by its own toggle', async ({ page }) => {
  await openForm(page);
  const toggles = page.getByRole('button', { name: 'Show characters' });
  for (const [place, field] of [passwordField(page), confirmField(page)].entries()) {
    await expect(field).toHaveAttribute('type', 'password');
    await toggles.nth(place).click();
    await expect(field).toHaveAttribute('type', 'text');
    await toggles.nth(place).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
});
