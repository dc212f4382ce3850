import { linkToken } from '#tests/support/person.ts';
import {
  emailField,
  expectToast,
  fillSignUp,
  newAddress,
  password,
  passwordField,
  submitButton,
  toast,
} from './authPage.ts';
import { operationOf, requestsFor, variablesOf } from './operations.ts';
import { expect, test } from './test.ts';

test('an invitation to the beta is kept, sent along, told of at the login, and good once the email is confirmed', async ({
  page,
  server,
}) => {
  const email = newAddress();
  const printed = await server.run('whorl', 'beta:invite', email, '30');
  const [, token] = /\/auth\/signup\?invitation=([\w-]+)/.exec(printed) ?? [];
  const pending = () => page.evaluate(() => sessionStorage.getItem('pending_beta_token'));

  await page.goto(`/auth/signup?invitation=${token}`);
  await expect.poll(pending).toBe(token);
  // It is kept while one looks around in this tab.
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL('/');
  await page.goto('/auth/signup');
  const requests = requestsFor(page, 'SignUp');
  await fillSignUp(page, email);
  await submitButton(page).click();
  await page.waitForURL('**/auth/login');
  expect(variablesOf(requests[0]).input.betaToken).toBe(token);
  expect(await pending()).toBeNull();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toContainText('Your beta access starts once your email is confirmed.');
  await page.reload();
  await expect(message).toContainText('Your beta access starts once your email is confirmed.');

  await expect(emailField(page)).toHaveValue(email);
  await passwordField(page).fill(password);
  await submitButton(page).click();
  await expect(toast(page, 'Login failed')).toBeVisible();

  const checked = page.waitForResponse((response) => operationOf(response.request()) === 'SubscriptionStatus');
  await page.goto(`/auth/confirm-email?token=${await linkToken(server.url, email, 'confirm')}`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL('**/dashboard');
  const { data } = await (await checked).json();
  expect(data.subscriptionStatus).toMatchObject({ isBetaTester: true, planTier: 'FREE_TRIAL' });
  const days = (Date.parse(data.subscriptionStatus.betaAccessEndsAt) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(30, 1);
});

test('an invitation that is no good stops nobody, and says so', async ({ page }) => {
  const email = newAddress();
  await page.goto('/auth/signup?invitation=unknown');
  await fillSignUp(page, email);
  await submitButton(page).click();
  await page.waitForURL('**/auth/login');
  await expectToast(page, {
    title: 'Check your email',
    text: `We sent a link to ${email}.`,
    variant: 'success',
  });
  await expect(
    page.getByText('Your beta invitation is no longer valid, but you still have a free trial.'),
  ).toBeVisible();
});
