import type { Page } from '@playwright/test';
import type { GraphQLPerson } from '#tests/support/person.ts';
import type { TestServer } from '#tests/support/server.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const PLAN = '/dashboard/settings/plan';

const endTrial = (server: TestServer, person: GraphQLPerson) =>
  server.sql('update businesses set trial_ends_at = now() where email = $1', [person.account.email]);

/** Presses a button of the sandbox's control page about the person's subscription. */
async function control(server: TestServer, person: GraphQLPerson, deed: string): Promise<void> {
  const [plan] = await server.sql(
    'select s.stripe_subscription_id as id from subscriptions s join businesses b on b.id = s.business_id where b.email = $1',
    [person.account.email],
  );
  const answer = await fetch(`${server.url}/sandbox/stripe/control/${deed}`, {
    method: 'POST',
    body: new URLSearchParams({ id: String(plan?.id) }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** On the processor's page, from there back to ours. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/stripe/checkout/**');
  await expect(page.getByText('Sandbox: no real money')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(/\/dashboard\/settings\/plan/);
}

async function choose(page: Page, plan: string): Promise<void> {
  await page.goto(PLAN);
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  await pay(page);
  await expect(page.getByRole('region', { name: plan, exact: true })).toBeVisible();
}

/** Words over every screen. */
const banner = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('after the trial a plan is chosen by the year, paid, and effective at once', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await endTrial(server, dana);
  await signIn(page, dana);
  await banner(page, 'Your free trial has ended').getByRole('link', { name: 'Choose a plan' }).click();
  await page.waitForURL(`**${PLAN}`);
  await expect(page.getByText('Sandbox: no real money')).toBeVisible();
  const plans = page.getByRole('region', { name: 'Choose a plan' });
  await expect(plans.getByRole('listitem').filter({ hasText: 'Premium' })).toContainText('$39.00 a month');
  await plans.getByText('Annual').click();
  await expect(plans.getByRole('listitem').filter({ hasText: 'Premium' })).toContainText('$390.00 a year save $78.00');
  await plans.getByRole('button', { name: 'Choose Premium' }).click();
  await pay(page);

  const current = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(current).toContainText('Premium, $390.00 a year. It renews on');
  await expect(banner(page, 'Your free trial has ended')).toHaveCount(0);
  // The address forgets the return.
  await expect(page).toHaveURL(new RegExp(`${PLAN}$`));
  const change = page.getByRole('region', { name: 'Change your plan' });
  await expect(change.getByRole('listitem').filter({ hasText: 'Premium' })).toContainText('Your plan');

  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name').first().fill('Robin Vale');
  await page.getByRole('button', { name: 'Add customer' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
});

test('who thinks again on the processor’s page comes back to where they were', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana, PLAN);
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.waitForURL('**/sandbox/stripe/checkout/**');
  await expect(page.getByLabel('Email')).toHaveValue(dana.account.email);
  await page.getByRole('link', { name: /Back to Whorl/ }).click();
  await page.waitForURL(`**${PLAN}`);
  await expect(page.getByRole('region', { name: 'Free trial' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
});

test('a plan is changed, set to end and kept in the billing portal', async ({ page, server }) => {
  test.slow();
  const dana = await newProfessional(server.url);
  await endTrial(server, dana);
  await signIn(page, dana);
  await choose(page, 'Starter');
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await page.waitForURL('**/sandbox/stripe/portal/**');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/dashboard\/settings\/plan/);
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText(
    '$39.00 a month. It renews on',
  );

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Return to Whorl' }).click();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('It ends on');

  await page.goto('/dashboard');
  await banner(page, 'Your Premium plan ends on').getByRole('button', { name: 'Keep the plan' }).click();
  await page.getByRole('button', { name: 'Do not cancel' }).click();
  await page.getByRole('link', { name: 'Return to Whorl' }).click();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('It renews on');
  await expect(banner(page, 'Your Premium plan ends on')).toHaveCount(0);
});

test('a payment that failed is told of live, and mended with another card', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await endTrial(server, dana);
  await signIn(page, dana);
  await choose(page, 'Professional');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control(server, dana, 'fail-next');
  await control(server, dana, 'renew');
  const pastDue = banner(page, 'Your plan payment failed.');
  await pastDue.getByRole('button', { name: 'Update your card' }).click();
  await page.waitForURL('**/sandbox/stripe/portal/**');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL(/\/dashboard\/settings\/plan/);
  await expect(page.getByRole('region', { name: 'Professional', exact: true })).toContainText('It renews on');
  await expect(pastDue).toHaveCount(0);
});
