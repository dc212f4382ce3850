import type { Page } from '@playwright/test';
import { withDebtor } from '#tests/support/invoices.ts';
import { mailTo } from '#tests/support/mail.ts';
import { newBetaTester, signIn } from './person.ts';
import { expect, test } from './test.ts';

const email = `sam${process.pid}@example.com`;

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('a team: invited, joined as a field agent, made a manager while at work, suspended', async ({
  browser,
  page,
  server,
  contextOptions,
}) => {
  test.slow();
  const dana = await newBetaTester(server);
  await signIn(page, dana);
  await (await withDebtor(dana, { name: 'Harbor Title' })).owing(12_345);

  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill(email);
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Field agent');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email);

  const agent = await (await browser.newContext(contextOptions)).newPage();
  const link = /https?:\/\/\S+\/auth\/join\S+/.exec((await mailTo(server.url, email, 'Join')).text)?.[0] ?? '';
  await agent.goto(link);
  await expect(agent.getByRole('heading', { level: 1, name: 'Join Dana Ruiz' })).toBeVisible();
  await expect(agent.getByText('Dana Ruiz invited you to work in Dana Ruiz, as Field agent.')).toBeVisible();
  await agent.getByLabel('Full Name').fill('Sam Field');
  await agent.getByLabel('Password', { exact: true }).fill('Correct-horse1');
  await agent.getByLabel('Confirm Password').fill('Correct-horse1');
  await agent.getByRole('button', { name: 'Join Dana Ruiz' }).click();
  await agent.waitForURL('**/dashboard');
  await expect(sections(agent)).toContainText('Customers');
  await expect(sections(agent)).not.toContainText('Team');
  await expect(agent.getByText('Owed to you')).toBeHidden();
  await agent.getByRole('link', { name: 'Customers' }).click();
  await expect(agent.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
  await agent.getByRole('link', { name: 'Today' }).first().click();

  await page.getByRole('list', { name: 'Members' }).getByText('Sam Field').waitFor();
  await page.getByRole('button', { name: 'Sam Field: more' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(sections(agent)).toContainText('Team');
  await expect(agent.getByText('Owed to you')).toBeVisible();
  await expect(agent.getByText('$123.45').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sam Field: more' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(agent.getByText('Dana Ruiz has suspended your access.')).toBeVisible();
  await agent.getByLabel('Email').fill(email);
  await agent.getByLabel('Password', { exact: true }).fill('Correct-horse1');
  await agent.getByRole('button', { name: 'Sign In' }).click();
  await expect(agent.getByRole('heading', { name: 'Your access is suspended' })).toBeVisible();
});
