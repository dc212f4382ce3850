import type { Page } from '@playwright/test';
import { withDebtor } from '#tests/support/invoices.ts';
import { mailTo } from '#tests/support/mail.ts';
import { linkToken } from '#tests/support/person.ts';
import { newBetaTester, newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }';
const ACCEPT = 'mutation ($token: String!) { acceptTeamInvitation(token: $token) { tokenType } }';

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
  await expect(agent.getByText('Dana Ruiz invited you to join Dana Ruiz as Field agent.')).toBeVisible();
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

test('somebody of two businesses goes from one to the other, sees nothing of the first there, and leaves it', async ({
  page,
  server,
}) => {
  const dana = await newBetaTester(server);
  const robin = await newProfessional(server.url, 'Robin Vale');
  const harbor = await withDebtor(dana, { name: 'Harbor Title' });
  await harbor.owing(12_345);
  await withDebtor(robin, { name: 'Bay Staffing', email: 'office@bay.example' });
  await dana.ask(INVITE, { input: { email: robin.account.email, role: 'MANAGER' } });
  await robin.ask(ACCEPT, { token: await linkToken(server.url, robin.account.email, 'Join') });

  await signIn(page, robin);
  await expect(page.getByText('$123.45').first()).toBeVisible();
  await expectCustomer(page, 'Harbor Title');
  await goTo(page, 'Robin Vale');
  await expect(page.getByRole('heading', { name: 'Three steps to getting paid' })).toBeVisible();
  await expect(page.getByText('$123.45')).toHaveCount(0);
  await expectCustomer(page, 'Bay Staffing');
  await expect(page.getByText('Harbor Title')).toHaveCount(0);
  await page.goto(`/dashboard/customers/${harbor.customerId}`);
  await expect(page.getByRole('heading', { name: 'No such customer' })).toBeVisible();

  await goTo(page, 'Dana Ruiz');
  await page.goto('/dashboard/settings/account');
  await page.getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByRole('heading', { name: 'Leave Dana Ruiz?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByText('You left Dana Ruiz.')).toBeVisible();
  await signIn(page, robin);
  await expectCustomer(page, 'Bay Staffing');
});

async function expectCustomer(page: Page, name: string): Promise<void> {
  await sections(page).getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
}

/** Over to another of one's businesses, with which the app begins anew. */
async function goTo(page: Page, business: string): Promise<void> {
  await page.getByRole('button', { name: 'Account: Robin Vale' }).click();
  const anew = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: business }).click();
  await anew;
}

test('a role of one’s own is made permission by permission, read beside the others, changed and deleted', async ({
  page,
  server,
}) => {
  await signIn(page, await newBetaTester(server), '/dashboard/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Collector');
  const record = sheet.getByRole('group', { name: 'Payments' }).getByRole('radiogroup', { name: 'Record' });
  await record.getByText('All', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Create role' }).click();

  const matrix = page.getByRole('region', { name: 'What each role can do' });
  const collectors = (row: string) => matrix.getByRole('row', { name: row }).last().getByRole('cell').last();
  await expect(matrix.getByRole('columnheader').last()).toContainText('Collector');
  await expect(collectors('Record')).toHaveText('All');
  await expect(collectors('Refund')).toHaveText('No');

  await matrix.getByRole('button', { name: 'Change Collector' }).click();
  await record.getByText('Own', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save role' }).click();
  await expect(collectors('Record')).toHaveText('Own');

  await matrix.getByRole('button', { name: 'Change Collector' }).click();
  await sheet.getByRole('button', { name: 'Delete role' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete the role Collector?' });
  await asked.getByRole('button', { name: 'Delete role' }).click();
  await expect(matrix.getByRole('columnheader').last()).not.toContainText('Collector');
});
