import type { Page } from '@playwright/test';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import type { TestServer } from '#tests/support/server.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const ofBusiness = (person: GraphQLPerson) => person.account.email;

/** As if Starter had been chosen and paid. */
const choose = (server: TestServer, person: GraphQLPerson) =>
  server.sql(
    `insert into subscriptions (business_id, tier, interval, status, current_period_ends_at, heard_at, created_at, updated_at)
      select id, 'STARTER', 'MONTH', 'ACTIVE', now() + interval '30 days', now(), now(), now() from businesses where email = $1`,
    [ofBusiness(person)],
  );

const endTrial = (server: TestServer, person: GraphQLPerson) =>
  server.sql('update businesses set trial_ends_at = now() where email = $1', [ofBusiness(person)]);

const banner = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('link') });

test('the settings tell where the plan stands, what of it is used, and what each plan has', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await (await withCustomer(dana)).create();
  await signIn(page, dana, '/dashboard/settings');
  await page.getByRole('link', { name: 'Plan and billing' }).click();
  await expect(page.getByRole('region', { name: 'Free trial' })).toContainText('Your trial has Professional’s limits');
  const use = page.getByRole('region', { name: 'What you use' });
  await expect(use.getByRole('listitem').filter({ hasText: 'Quotes this month' })).toContainText('1 of 300');
  await expect(use.getByRole('progressbar', { name: 'Active customers this month' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row', { name: /Quotes per month/ })).toContainText('Unlimited');
});

test('a limit is warned of, and refused in the form with a way out and nothing typed lost', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await choose(server, dana);
  const writer = await withCustomer(dana);
  for (let made = 0; made < 8; made++) await writer.create();
  await signIn(page, dana);
  await expect(banner(page)).toContainText('You’ve used 8 of this month’s 10 quotes. Professional has more.');
  for (let made = 0; made < 2; made++)
    await dana.ask('mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }', {
      input: { customerId: writer.customerId, lines: [rolling] },
    });
  await expect(banner(page)).toContainText('10 of this month’s 10 quotes');

  await page.goto(`/dashboard/quotes/new?customer=${writer.customerId}`);
  await page
    .getByRole('combobox', { name: 'Add a line' })
    .or(page.getByRole('textbox', { name: 'Add a line' }))
    .fill('DOJ');
  await page.getByRole('option', { name: /DOJ processing fee/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).filter({ visible: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Starter includes 10 quotes a month' });
  await expect(refusal).toContainText('you’ve used 10. Professional includes 300; otherwise it resets on');
  const line = page.getByLabel('Description').first();
  await expect(line).toHaveValue('DOJ processing fee');
  const [plan] = await Promise.all([
    page.context().waitForEvent('page'),
    refusal.getByRole('link', { name: 'See your plan' }).click(),
  ]);
  await expect(plan.getByRole('region', { name: 'What you use' })).toContainText('All used.');
  await expect(line).toHaveValue('DOJ processing fee');
});

test('after the trial everything can be seen, nothing changed, and every screen names the way out', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await endTrial(server, dana);
  await signIn(page, dana);
  await expect(banner(page)).toContainText('Your free trial has ended, so nothing can be changed.');
  await banner(page).getByRole('link', { name: 'Choose a plan' }).click();
  await page.waitForURL('**/dashboard/settings/plan');
  await expect(page.getByRole('region', { name: 'Free trial' })).toContainText('Your trial ended');
  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name').first().fill('Robin Vale');
  await page.getByRole('button', { name: 'Add customer' }).filter({ visible: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing can be changed' })).toContainText(
    'Choose a plan to continue',
  );
  await expect(page.getByLabel('Name').first()).toHaveValue('Robin Vale');
});

test('who signs in elsewhere is told so where they were signed in before', async ({ page, browser, server }) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  await signIn(await elsewhere.newPage(), dana);
  await page.waitForURL('**/auth/login');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You signed in on another device, and your plan allows 1 session at a time.',
  );
  await elsewhere.close();
});
