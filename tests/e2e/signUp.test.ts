import { linkToken } from '#tests/support/person.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('signs up, confirms by the mail in the sandbox, stays signed in over a reload, and out after signing out', async ({
  page,
}, { project }) => {
  const email = `ada.${project.name}@example.com`;
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full Name').fill('Ada Park');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse1');
  await page.getByLabel('Confirm Password').fill('Correct-horse1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await page.goto('/sandbox/mail');
  await expect(async () => {
    await page.reload();
    await page
      .getByRole('link', { name: /Confirm your email/ })
      .filter({ hasText: email })
      .first()
      .click({ timeout: 500 });
  }).toPass();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirm email' }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('keeps what was typed when the password is wrong, and says so', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(dana.account.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(dana.account.email);
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('comes back to the page that was asked for, once signed in', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await page.goto('/dashboard/customers');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('Email').fill(dana.account.email);
  await page.getByLabel('Password', { exact: true }).fill(dana.account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/customers$/);
});

test('signing out in one tab signs out the other', async ({ page, context, server }) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana);
  const other = await context.newPage();
  await other.goto('/dashboard/customers');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /Dana Ruiz|Account|More/ })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
});

test('resets a forgotten password by mail', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(dana.account.email);
  await page
    .getByRole('button')
    .filter({ hasText: /send|reset/i })
    .click();
  const token = await linkToken(server.url, dana.account.email, 'password');
  await page.goto(`/auth/reset-password?token=${token}`);
  await page.getByLabel('Password', { exact: true }).or(page.getByLabel('New password')).first().fill('New-horse22');
  await page.getByLabel('Confirm Password').fill('New-horse22');
  await page
    .getByRole('button')
    .filter({ hasText: /password/i })
    .last()
    .click();
  await page.waitForURL(/\/auth\/login|\/dashboard/);
  await signIn(page, { ...dana, account: { ...dana.account, password: 'New-horse22' } } as typeof dana);
});
