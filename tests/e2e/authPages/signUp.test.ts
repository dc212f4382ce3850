import { isHydrated } from '../hydrated.ts';
import {
  confirmField,
  emailField,
  expectToast,
  fillSignUp,
  newAddress,
  password,
  passwordField,
  submitButton,
  toast,
} from './authPage.ts';
import { failWith, hold, requestsFor, variablesOf } from './operations.ts';
import { expect, test } from './test.ts';

const CHECK_MAIL = 'Check your email';

test('asks for name, email, the password twice and the terms, all required', async ({ page, isMobile }) => {
  await page.goto('/auth/signup');
  const fields = [
    [page.getByLabel('Full Name'), 'name'],
    [emailField(page), 'username'],
    [passwordField(page), 'new-password'],
    [confirmField(page), 'new-password'],
  ] as const;
  for (const [field, autoComplete] of fields) {
    await expect(field).toHaveAttribute('required', '');
    await expect(field).toHaveAttribute('autocomplete', autoComplete);
  }
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  const terms = page.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' });
  await expect(terms).toHaveAttribute('required', '');
  await expect(terms).not.toBeChecked();
  const links = { 'Terms of Service': '/terms', 'Privacy Policy': '/privacy', 'Sign in': '/auth/login' };
  for (const [name, href] of Object.entries({ ...links, 'Back to home': '/' }))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(submitButton(page)).toHaveText('Create Account');

  await expect(emailField(page)).toHaveAccessibleDescription('Emails are not case-sensitive.');
  await emailField(page).fill('Ada@example.com');
  await expect(emailField(page)).toHaveAccessibleDescription('We store emails in lowercase.');

  const panel = page.getByRole('complementary');
  if (isMobile) return expect(panel).toBeHidden();
  await expect(panel).toContainText('Join 500+ Mobile Professionals');
  const claims = ['average monthly revenue increase', 'quote acceptance rate', 'saved per week'];
  await expect(panel.getByRole('term')).toHaveText(claims);
  await expect(panel.getByRole('definition')).toHaveText(['$2,400', '95%', '8 hours']);
});

test('is busy while it signs up, says to check the mail, and leads to the login with a message', async ({ page }) => {
  const email = newAddress();
  const requests = requestsFor(page, 'SignUp');
  await page.goto('/auth/signup');
  const letGo = await hold(page, 'SignUp');
  await fillSignUp(page, email.toUpperCase());
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Creating account...');
  await expect(submitButton(page)).toBeDisabled();
  await confirmField(page).press('Enter');
  letGo();
  await page.waitForURL('**/auth/login');
  await expectToast(page, { title: CHECK_MAIL, text: `We sent a link to ${email}.`, variant: 'success' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `Open the link we sent to ${email} to confirm your email and sign in.`,
  );
  await expect(emailField(page)).toHaveValue(email);
  expect(requests).toHaveLength(1);
  expect(variablesOf(requests[0]).input).toMatchObject({ fullName: 'Ada Park', email, password });
});

test('the toast of a sign-up stays for six seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/signup');
  const letGo = await hold(page, 'SignUp');
  await fillSignUp(page, newAddress());
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Creating account...');
  // From here on no time passes but what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  letGo();
  await page.waitForURL('**/auth/login');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast(page, CHECK_MAIL)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.clock.runFor(5_900);
  await expect(toast(page, CHECK_MAIL)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(page, CHECK_MAIL)).toBeHidden();
});

test('a taken address is said twice, until it is edited; from there one signs in, or sees the team plans', async ({
  page,
  dana,
}) => {
  const { account } = dana;
  await page.goto('/auth/signup');
  await fillSignUp(page, account.email);
  await submitButton(page).click();
  await expectToast(page, {
    title: 'Email Already Registered',
    text: 'This email is already in use. Please sign in or use a different email.',
    variant: 'destructive',
  });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This email is already registered');
  await expect(alert.getByRole('link', { name: 'team plans' })).toHaveAttribute('href', '/pricing');
  await expect(passwordField(page)).toHaveValue(password);

  await emailField(page).press('End');
  await emailField(page).press('x');
  await expect(alert).toBeHidden();
  await emailField(page).press('Backspace');
  await submitButton(page).click();
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/login');
  await expect(emailField(page)).toHaveValue(account.email);
});

test('sends nothing before name, email and terms are there, and says what is missing', async ({ page }) => {
  const requests = requestsFor(page, 'SignUp');
  await page.goto('/auth/signup');
  await isHydrated(page);
  await passwordField(page).fill(password);
  await confirmField(page).fill(password);
  await submitButton(page).click();
  await expect(page.getByText('Enter your full name')).toBeVisible();
  await expect(page.getByText('You must provide either an email or phone number and a password')).toBeVisible();
  await expect(page.getByText('Please accept the terms to continue')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(requests).toEqual([]);
});

test.describe('a sign-up that fails', () => {
  test.use({ provoked: /Failed to load resource|net::ERR/ });

  test('says so in the words of the server, and can be corrected', async ({ page }) => {
    const email = newAddress();
    await page.goto('/auth/signup');
    // A page of yesterday may know older rules than the server of today.
    await page.route(
      '**/graphql',
      (route, request) => route.continue({ postData: request.postData()?.replaceAll(password, 'five5') }),
      { times: 1 },
    );
    await fillSignUp(page, email);
    await submitButton(page).click();
    const words = 'Password must be at least 6 characters';
    await expectToast(page, { title: 'Signup failed', text: words, variant: 'destructive' });
    await expect(passwordField(page)).toHaveAccessibleDescription(words);
    await expect(submitButton(page)).toHaveText('Create Account');
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Park');
    await submitButton(page).click();
    await page.waitForURL('**/auth/login');
  });

  test('is not sent twice where it is not known whether it was done', async ({ page }) => {
    const requests = requestsFor(page, 'SignUp');
    await page.goto('/auth/signup');
    await failWith(page, 'SignUp', 503);
    await fillSignUp(page, newAddress());
    await submitButton(page).click();
    await expectToast(page, {
      title: 'Signup failed',
      text: 'Something went wrong on our end. Please try again.',
      variant: 'destructive',
    });
    expect(requests).toHaveLength(1);
    await submitButton(page).click();
    await page.waitForURL('**/auth/login');
  });

  test('has words also for what is thrown and is no error', async ({ page }) => {
    await page.goto('/auth/signup');
    await isHydrated(page);
    await page.evaluate(() => {
      window.fetch = () => Promise.reject({ code: 1 });
    });
    await fillSignUp(page, newAddress());
    await submitButton(page).click();
    await expectToast(page, {
      title: 'Signup failed',
      text: 'An unexpected error occurred. Please try again.',
      variant: 'destructive',
    });
  });
});
