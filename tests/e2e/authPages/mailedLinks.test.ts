import type { Page } from '@playwright/test';
import { type GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { isHydrated } from '../hydrated.ts';
import { newProfessional, signIn } from '../person.ts';
import {
  confirmField,
  emailField,
  expectCarriedToast,
  expectToast,
  fillSignUp,
  newAddress,
  password,
  passwordField,
  submitButton,
  toast,
} from './authPage.ts';
import { failWith, hold } from './operations.ts';
import { expect, test } from './test.ts';

const today = { level: 1, name: 'Today' } as const;

test.describe('by the mail in the sandbox', () => {
  // Looking into the frame that shows a mail, which may run nothing.
  test.use({ provoked: /about:srcdoc/ });

  test('one who signed up confirms, and is signed in, also after a reload', async ({ page, server }) => {
    const email = newAddress();
    await page.goto('/auth/signup');
    await fillSignUp(page, email);
    await submitButton(page).click();
    await page.waitForURL('**/auth/login');

    await linkToken(server.url, email, 'confirm');
    await page.goto('/sandbox/mail');
    const mail = page.getByRole('link', { name: /Confirm your email/ }).filter({ hasText: email });
    await mail.first().click();
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirm email' }).first();
    const address = (await link.getAttribute('href')) ?? '';
    await page.goto(address);
    await expect(page.getByText(`Someone signed up with ${email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.waitForURL('**/dashboard');
    await expectCarriedToast(page, { title: 'Email confirmed', text: 'Your 7-day free trial has started.' });
    await page.reload();
    await expect(page.getByRole('heading', today)).toBeVisible();

    // The link is spent: a new one is offered.
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'We couldn’t confirm your email' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('expired or was already used');
    await expect(page.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/auth/resend-confirmation',
    );
  });
});

test('who has not confirmed cannot sign in, and has the link sent again', async ({ page, server }) => {
  const email = newAddress();
  await page.goto('/auth/signup');
  await fillSignUp(page, email);
  await submitButton(page).click();
  await page.waitForURL('**/auth/login');
  const first = await linkToken(server.url, email, 'confirm');
  await expect(emailField(page)).toHaveValue(email);
  await passwordField(page).fill(password);
  await submitButton(page).click();
  await expect(toast(page, 'Login failed')).toContainText('Confirm your email first');
  await page.getByRole('link', { name: 'send it again' }).click();
  await page.waitForURL('**/auth/resend-confirmation');
  await expect(emailField(page)).toHaveValue(email);
  const letGo = await hold(page, 'ResendConfirmation');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Sending...');
  letGo();
  await expect(page.getByRole('status')).toContainText('Check your email');
  await expect(submitButton(page)).toHaveText('Send it again');
  const newest = () => linkToken(server.url, email, 'confirm');
  await expect.poll(newest).not.toBe(first);
  await page.goto(`/auth/confirm-email?token=${await newest()}`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL('**/dashboard');
});

test('a forgotten password is replaced by mail, and the link works once', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const { account } = dana;
  await page.goto('/auth/forgot-password');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'email');
  await emailField(page).fill(account.email);
  const letGo = await hold(page, 'RequestPasswordReset');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(submitButton(page)).toHaveText('Sending...');
  letGo();
  await expect(page.getByRole('status')).toContainText('Check your email');
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth/login');

  const address = `/auth/reset-password?token=${await linkToken(server.url, account.email, 'password')}`;
  await page.goto(address);
  await isHydrated(page);
  const field = page.getByLabel('New password');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await field.fill('New-horse22');
  await expect(page.getByRole('group', { name: 'Password requirements' })).toContainText('Strength: Strong');
  await confirmField(page).fill('New-horse2');
  await confirmField(page).press('Enter');
  await expectToast(page, {
    title: 'Passwords do not match',
    text: 'Please make sure your passwords match',
    variant: 'destructive',
  });
  await confirmField(page).fill('New-horse22');
  const change = await hold(page, 'ResetPassword');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Changing password...');
  change();
  await page.waitForURL('**/auth/login');
  await expect(page.getByRole('alert')).toHaveText('Your password was changed. Sign in with the new one.');
  await signIn(page, { ...dana, account: { ...account, password: 'New-horse22' } } as typeof dana);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/auth/forgot-password');
});

test('a reset page without a token says so at once', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test.describe('a change of email', () => {
  test.use({ provoked: /status of 500/ });
  const REQUEST = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';

  test('takes effect by the link to the new address, tried again where the server failed', async ({ page, server }) => {
    const dana = await newProfessional(server.url);
    const newEmail = newAddress();
    await dana.ask(REQUEST, { input: { newEmail, password: dana.account.password } });
    await failWith(page, 'ConfirmEmailChange', 500);
    await page.goto(`/auth/confirm-email-change?token=${await linkToken(server.url, newEmail, 'confirm')}`);
    await page.getByRole('button', { name: 'Change the email' }).click();
    await expect(page.getByRole('heading', { name: 'We couldn’t change your email' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
    await expect(page).toHaveTitle(/^Your email is changed/);
    await signIn(page, { ...dana, account: { ...dana.account, email: newEmail } } as typeof dana);
  });

  test('is called off by the link to the old one', async ({ page, server }) => {
    const dana = await newProfessional(server.url);
    const newEmail = newAddress();
    await dana.ask(REQUEST, { input: { newEmail, password: dana.account.password } });
    const confirm = await linkToken(server.url, newEmail, 'confirm');
    await page.goto(`/auth/cancel-email-change?token=${await linkToken(server.url, dana.account.email, 'change')}`);
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByRole('heading', { name: 'Your email stays the same' })).toBeVisible();
    await page.goto(`/auth/confirm-email-change?token=${confirm}`);
    await expect(page.getByRole('alert')).toContainText('expired or was already used');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await signIn(page, dana);
  });
});

test.describe('a mailed link', () => {
  const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
  const ASK_CHANGE = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';
  const CONFIRM_CHANGE = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
  const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

  interface Link {
    path: string;
    button: string;
    /** What the page shows once the button was pressed. */
    after: (page: Page) => Promise<void>;
    fill?: (page: Page) => Promise<void>;
  }
  const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
  const opensDashboard = (page: Page) => page.waitForURL('**/dashboard');

  const links: Record<string, (dana: GraphQLPerson, url: string) => Promise<Link>> = {
    'of a confirmation': async (dana, url) => {
      const email = newAddress();
      await dana.ask(SIGN_UP, { input: { fullName: 'Ada Park', email, password } });
      return {
        path: `/auth/confirm-email?token=${await linkToken(url, email, 'confirm')}`,
        button: 'Confirm and switch account',
        fill: (page) => passwordField(page).fill(password),
        after: opensDashboard,
      };
    },
    'of a change of email': async (dana, url) => {
      const newEmail = newAddress();
      await dana.ask(ASK_CHANGE, { input: { newEmail, password } });
      return {
        path: `/auth/confirm-email-change?token=${await linkToken(url, newEmail, 'confirm')}`,
        button: 'Change the email',
        after: heading('Your email is changed'),
      };
    },
    'that cancels one': async (dana, url) => {
      await dana.ask(ASK_CHANGE, { input: { newEmail: newAddress(), password } });
      return {
        path: `/auth/cancel-email-change?token=${await linkToken(url, dana.account.email, 'about to change')}`,
        button: 'Cancel the change',
        after: heading('Your email stays the same'),
      };
    },
    'that takes one back': async (dana, url) => {
      const newEmail = newAddress();
      await dana.ask(ASK_CHANGE, { input: { newEmail, password } });
      await dana.ask(CONFIRM_CHANGE, { token: await linkToken(url, newEmail, 'confirm') });
      return {
        path: `/auth/take-back-email-change?token=${await linkToken(url, dana.account.email, 'email was changed')}`,
        button: 'Undo the change',
        after: heading('The change was undone'),
      };
    },
    'of a reset': async (dana, url) => {
      await dana.ask(ASK_RESET, { email: dana.account.email });
      return {
        path: `/auth/reset-password?token=${await linkToken(url, dana.account.email, 'Reset your')}`,
        button: 'Change password',
        fill: async (page) => {
          await page.getByLabel('New password').fill('New-horse22');
          await confirmField(page).fill('New-horse22');
        },
        after: (page) => page.waitForURL(/\/(auth\/login|dashboard)$/),
      };
    },
  };

  for (const [name, make] of Object.entries(links)) {
    test(`${name} does nothing when it is opened, signed in or not, and works by its button`, async ({
      browser,
      page,
      server,
      contextOptions,
    }) => {
      test.slow();
      const dana = await newProfessional(server.url);
      const { path, button, fill, after } = await make(dana, server.url);
      const other = await newProfessional(server.url);
      await signIn(page, other);
      const scanner = await (await browser.newContext(contextOptions)).newPage();
      const opened = await page.context().newPage();
      for (const visitor of [scanner, opened, scanner]) {
        const mutations: string[] = [];
        visitor.on('request', (request) => {
          const { query = '' } = request.url().endsWith('/graphql')
            ? (request.postDataJSON() as { query?: string })
            : {};
          if (/^\s*mutation/m.test(query) && !query.includes('RefreshSession')) mutations.push(query);
        });
        await visitor.goto(path);
        await isHydrated(visitor);
        await expect(visitor.locator('main').getByRole('button').last()).toBeVisible();
        expect(mutations).toEqual([]);
        visitor.removeAllListeners('request');
      }
      // Whoever is signed in as somebody else is told so, and the other tab stays theirs.
      await expect(opened.getByText(`You are signed in as ${other.account.email}`)).toBeVisible();
      await expect(page.getByRole('heading', today)).toBeVisible();
      expect((await other.ask('{ me { email } }')).me.email).toBe(other.account.email);
      await fill?.(opened);
      await opened.getByRole('button', { name: button }).click();
      await after(opened);
      await scanner.context().close();
    });
  }
});
