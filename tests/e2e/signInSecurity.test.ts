import type { Page } from '@playwright/test';
import { TestServer } from '#tests/support/server.ts';
import { totpCode } from '#tests/support/signIns.ts';
import { emailField, fillLogin, passwordField, submitButton } from './authPages/authPage.ts';
import { hold, requestsFor } from './authPages/operations.ts';
import { newBetaTester, newProfessional, signIn } from './person.ts';
import { test as base, expect } from './test.ts';

/** Passkeys belong to a host with a name. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const server = await TestServer.start({}, 'localhost');
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const section = (page: Page, name: string) => page.getByRole('region', { name });
const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' });

/** As if the last proof of who anybody is lay a while back. */
const ageProofs = (server: TestServer) =>
  server.sql(`update sessions set proven_at = proven_at - interval '11 minutes'`);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account: Dana Ruiz' }).click();
  const login = page.waitForURL('**/auth/login');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await login;
}

test('two-step sign-in is set up with an app, asked for at the login, and a recovery code stands in once', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana, '/dashboard/settings/security');
  const twoStep = section(page, 'Two-step sign-in');
  await twoStep.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(twoStep.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await twoStep.locator('code').innerText()).replaceAll(' ', '');
  await twoStep.getByLabel('Code').fill('12345');
  await twoStep.getByRole('button', { name: 'Turn on' }).click();
  await expect(twoStep).toContainText('Enter the six-digit code');
  await twoStep.getByLabel('Code').fill(totpCode(secret));
  await twoStep.getByRole('button', { name: 'Turn on' }).click();
  const codes = twoStep.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await twoStep.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(twoStep).toContainText('10 of 10 recovery codes left');

  await signOut(page);
  await fillLogin(page, dana.account.email);
  await submitButton(page).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('This code is not right, or was used before')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(totpCode(secret, 1).replace(/^.../, '$& '));
  await code.press('Enter');
  await expect(today(page)).toBeVisible();

  await signOut(page);
  await fillLogin(page, dana.account.email);
  await submitButton(page).click();
  await page.getByRole('button', { name: 'I don’t have my phone' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await submitButton(page).click();
  await expect(today(page)).toBeVisible();
  await page.goto('/dashboard/settings/security');
  await expect(section(page, 'Two-step sign-in')).toContainText('9 of 10 recovery codes left');
});

test('a passkey is added, signs in without a password at a button or in the field, and proves who one is', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const unlock = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await signIn(page, dana);
  await unlock(true);
  await page.goto('/dashboard/settings/security');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByLabel('Name of a new passkey').fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop');

  // The button asks for one; that a browser also offers them in the field must not get in its way.
  await unlock(false);
  await signOut(page);
  await unlock(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(today(page)).toBeVisible();

  // Chosen where the browser offers it: the virtual one chooses at once. Then the button asks for no second one.
  const letGo = await hold(page, 'SignInWithPasskey');
  const signIns = requestsFor(page, 'SignInWithPasskey');
  await signOut(page);
  await expect.poll(() => signIns.length).toBe(1);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  letGo();
  await expect(today(page)).toBeVisible();
  expect(signIns).toHaveLength(1);

  await ageProofs(server);
  await page.goto('/dashboard/settings/security');
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm that it’s you' })
    .getByRole('button', { name: 'Use a passkey' })
    .click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('a session ended on one device is signed out on the other at once, and told why', async ({
  page,
  browser,
  server,
}) => {
  const dana = await newBetaTester(server);
  await signIn(page, dana);
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(elsewhere, dana);
  await expect(today(elsewhere)).toBeVisible();

  await page.goto('/dashboard/active-sessions');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This device');
  await ageProofs(server);
  await sessions.last().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByLabel('Your password').fill(dana.account.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await elsewhere.waitForURL('**/auth/login');
  await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(
    'You ended this session on another device.',
  );
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
});

test('an export first asks who one is, and goes on by itself', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await dana.ask('mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }', {
    input: { name: 'Robin Vale' },
  });
  await signIn(page, dana, '/dashboard/customers');
  await ageProofs(server);
  await page.getByRole('button', { name: 'Import, export' }).click();
  await page.getByRole('menuitem', { name: /Export/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Your password').fill('Wrong-horse1');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toContainText('That’s not your password');
  await dialog.getByLabel('Your password').fill(dana.account.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toBe('customers.csv');
});

test('after too many tries the login counts the wait down, keeps what was typed, and then lets one in', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const { email, password } = dana.account;
  const input = { email, password: 'Wrong-horse1' };
  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
  for (let tries = 0; tries < 10; tries += 1) await dana.refused('INVALID_CREDENTIALS', SIGN_IN, { input });

  await page.clock.install();
  await page.goto('/auth/login');
  await fillLogin(page, email, password);
  await submitButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Too many tries' });
  await expect(notice).toContainText(/You can try again in 0:[23]\d/);
  await expect(submitButton(page)).toBeDisabled();
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(password);

  await server.sql(`update throttles set blocked_until = blocked_until - interval '1 minute'`);
  await page.clock.fastForward(31_000);
  await expect(notice).toBeHidden();
  await submitButton(page).click();
  await expect(today(page)).toBeVisible();
});
