import { beforeAll, expect, it } from 'vitest';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
});

const URLS = { refresh_url: 'https://whorl.example/refresh', return_url: 'https://whorl.example/return' };

async function begin() {
  const account = await sandbox.stripe.accounts.create({
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    email: 'dana@example.com',
    business_profile: { name: 'Ruiz Mobile Notary' },
    metadata: { business: '1' },
  });
  const link = () => sandbox.stripe.accountLinks.create({ account: account.id, type: 'account_onboarding', ...URLS });
  return { account, link };
}

it('sets an account up half, names what is missing, and later whole', async () => {
  const { stripe, submit, open } = sandbox;
  const { account, link } = await begin();
  expect(account).toMatchObject({
    object: 'account',
    type: 'standard',
    charges_enabled: false,
    details_submitted: false,
    metadata: { business: '1' },
  });

  const page = (await link()).url;
  expect((await open(page)).text).toContain('Set up payments for Ruiz Mobile Notary');
  expect((await open(page)).text).toContain('Sandbox: no real money');
  expect((await submit(page, { identity: 'done', terms: 'done' })).location).toBe(URLS.return_url);
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    requirements: { currently_due: ['external_account'], disabled_reason: 'requirements.past_due' },
    capabilities: { card_payments: 'inactive' },
  });

  await submit((await link()).url, { bank: 'done' });
  const whole = await stripe.accounts.retrieve(account.id);
  expect(whole).toMatchObject({
    charges_enabled: true,
    payouts_enabled: true,
    requirements: { currently_due: [], disabled_reason: null },
    capabilities: { card_payments: 'active', us_bank_account_ach_payments: 'active' },
  });

  const events = await stripe.events.list({ types: ['account.updated'] }, { stripeAccount: account.id });
  expect(events.data).toHaveLength(2);
  expect(events.data[0]).toMatchObject({
    account: account.id,
    livemode: false,
    data: { object: { id: account.id, charges_enabled: true }, previous_attributes: { charges_enabled: false } },
  });
});

it('takes no payment before the account is set up', async () => {
  const { account } = await begin();
  const line = { price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: 'Visit' } }, quantity: 1 };
  await expect(
    sandbox.stripe.checkout.sessions.create(
      { mode: 'payment', line_items: [line], success_url: URLS.return_url },
      { stripeAccount: account.id },
    ),
  ).rejects.toThrow('No valid payment method types');
});

it('sends an expired link back for a new one, and shows a wrong one to nobody', async () => {
  const { link } = await begin();
  const page = (await link()).url;
  expect((await sandbox.open(`${page}x`)).status).toBe(404);
  sandbox.moveClock(301);
  expect((await sandbox.submit(page, { bank: 'done' })).location).toBe(URLS.refresh_url);
});

it('makes no other kind of account than direct charges want', async () => {
  await expect(sandbox.stripe.accounts.create({ type: 'express' })).rejects.toMatchObject({ param: 'type' });
});
