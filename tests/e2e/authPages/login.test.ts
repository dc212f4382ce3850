import { isHydrated } from '../hydrated.ts';
import { signIn } from '../person.ts';
import {
  emailField,
  expectCarriedToast,
  expectToast,
  fillLogin,
  passwordField,
  refreshCookie,
  submitButton,
  toast,
} from './authPage.ts';
import { hold, requestsFor, variablesOf } from './operations.ts';
import { expect, test } from './test.ts';

const WELCOME = { title: 'Welcome back!', text: 'Successfully logged in', variant: 'success' } as const;

test('asks for email and password, both required, and leads to where one may rather go', async ({ page, isMobile }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('required', '');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(passwordField(page)).toHaveAttribute('required', '');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password webauthn');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(submitButton(page)).toHaveText('Sign In');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup');
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');

  // Beside the form there is room at a desk alone.
  const panel = page.getByRole('complementary');
  if (isMobile) await expect(panel).toBeHidden();
  else await expect(panel.getByRole('listitem')).toHaveCount(3);
});

test('says under the email that its case does not matter, and that capitals are stored in lowercase', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(emailField(page)).toHaveAccessibleDescription('Emails are not case-sensitive.');
  await emailField(page).fill('Dana@example.com');
  await expect(emailField(page)).toHaveAccessibleDescription('We store emails in lowercase.');
  await emailField(page).fill('dana@example.com');
  await expect(emailField(page)).toHaveAccessibleDescription('Emails are not case-sensitive.');
});

test('shows the password and hides it again, by hand or by key', async ({ page }) => {
  await page.goto('/auth/login');
  await isHydrated(page);
  await passwordField(page).fill('Correct-horse1');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  const toggle = page.getByRole('button', { name: 'Show characters' });
  await toggle.click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Space');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('sends neither field empty, and says what is missing at the first of them', async ({ page }) => {
  await page.goto('/auth/login');
  await isHydrated(page);
  const requests = requestsFor(page, 'SignIn');
  await submitButton(page).click();
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(emailField(page)).toBeFocused();
  const missing = 'You must provide either an email or phone number and a password';
  await expect(page.getByText(missing)).toHaveCount(2);
  expect(requests).toEqual([]);
});

test.describe('a sign-in', () => {
  test('is busy while it signs in, welcomes back before it leaves, and again on the dashboard', async ({
    page,
    dana,
  }) => {
    const { account } = dana;
    const requests = requestsFor(page, 'SignIn');
    const letGo = await hold(page, 'SignIn');
    // An answer without content leaves the page that asked where it is.
    await page.route('**/dashboard', (route) => route.fulfill({ status: 204 }), { times: 1 });

    await page.goto('/auth/login');
    await fillLogin(page, account.email.toUpperCase());
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Signing in...');
    await expect(submitButton(page)).toBeDisabled();
    await passwordField(page).press('Enter');
    letGo();
    await expectToast(page, WELCOME);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(submitButton(page)).toHaveText('Signing in...');
    await page.goto('/dashboard');
    await expectCarriedToast(page, WELCOME);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(variablesOf(requests[0]).input.email).toBe(account.email);

    // It was carried once: a reload does not welcome again.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(toast(page, WELCOME.title)).toHaveCount(0);
  });
});

test('keeps what was typed when the password is wrong, and says so', async ({ page, dana }) => {
  const { account } = dana;
  await page.goto('/auth/login');
  await fillLogin(page, account.email, 'Wrong-horse1');
  await submitButton(page).click();
  await expectToast(page, { title: 'Login failed', text: 'Invalid email or password', variant: 'destructive' });
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(submitButton(page)).toHaveText('Sign In');
  await expect(submitButton(page)).toBeEnabled();
  await expect(emailField(page)).toHaveValue(account.email);
  await expect(passwordField(page)).toHaveValue('Wrong-horse1');
});

test('passes over who is signed in already', async ({ page, dana }) => {
  await signIn(page, dana);
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('Remember me', () => {
  const THIRTY_DAYS = 30 * 24 * 60 * 60;

  for (const [choice, days] of [
    ['without it the session ends with the browser', undefined],
    ['with it the session lasts 30 days', THIRTY_DAYS],
  ] as const) {
    test(`${choice}, also after a refresh`, async ({ page, server, dana }) => {
      const { account } = dana;
      await page.goto('/auth/login');
      await fillLogin(page, account.email);
      if (days) await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await submitButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      const first = await refreshCookie(page, server.url);
      await page.reload();
      await expect.poll(async () => (await refreshCookie(page, server.url))?.value).not.toBe(first?.value);
      for (const cookie of [first, await refreshCookie(page, server.url)]) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
        const expires = days ? Date.now() / 1000 + days : -1;
        expect(Math.abs((cookie?.expires ?? 0) - expires)).toBeLessThan(60);
      }
    });
  }
});
