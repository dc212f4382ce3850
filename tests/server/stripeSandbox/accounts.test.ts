import { beforeAll, expect, it } from 'vitest';
import { newAccount } from '#server/features/onlinePayments/accountFacts.ts';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
});

const URLS = { refresh_url: 'https://whorl.example/refresh', return_url: 'https://whorl.example/return' };

async function begin() {
  const business = { name: 'Ruiz Mobile Notary', email: 'dana@example.com' };
  const account = await sandbox.stripe.v2.core.accounts.create(newAccount(business, { business: '1' }));
  const link = () =>
    sandbox.stripe.v2.core.accountLinks.create({
      account: account.id,
      use_case: { type: 'account_onboarding', account_onboarding: URLS },
    });
  return { account, link };
}

it('completes onboarding partly, names what is missing, and then completely', async () => {
  const { stripe, submit, open } = sandbox;
  const { account, link } = await begin();
  expect(account).toMatchObject({
    object: 'v2.core.account',
    dashboard: 'full',
    metadata: { business: '1' },
    configuration: { merchant: { capabilities: { card_payments: { status: 'restricted' } } } },
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
  expect((await stripe.v2.core.accounts.retrieve(account.id)).requirements).toBeUndefined();
  expect(
    await stripe.v2.core.accounts.retrieve(account.id, { include: ['configuration.merchant', 'requirements'] }),
  ).toMatchObject({
    configuration: { merchant: { capabilities: { ach_debit_payments: { status: 'active' } } } },
    requirements: { entries: [] },
  });
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

it('takes no payment before onboarding is complete', async () => {
  const { account } = await begin();
  const line = { price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: 'Visit' } }, quantity: 1 };
  await expect(
    sandbox.stripe.checkout.sessions.create(
      { mode: 'payment', line_items: [line], success_url: URLS.return_url },
      { stripeAccount: account.id },
    ),
  ).rejects.toThrow('No valid payment method types');
});

it('replaces an expired link, and rejects an invalid one', async () => {
  const { link } = await begin();
  const page = (await link()).url;
  expect((await sandbox.open(`${page}x`)).status).toBe(404);
  sandbox.moveClock(301);
  expect((await sandbox.submit(page, { bank: 'done' })).location).toBe(URLS.refresh_url);
});

it('creates only accounts for direct charges', async () => {
  const wanted = newAccount({ name: 'Dana', email: null }, {});
  await expect(sandbox.stripe.v2.core.accounts.create({ ...wanted, dashboard: 'express' })).rejects.toMatchObject({
    param: 'dashboard',
  });
});

it('creates no accounts by version 1 of the API, as for new platforms', async () => {
  await expect(sandbox.stripe.accounts.create({ type: 'standard' })).rejects.toThrow('/v2/core/accounts');
});

it('sends thin events about changed accounts to the platform', async () => {
  const { submit, control, heard } = sandbox;
  const { account, link } = await begin();
  await submit((await link()).url, { identity: 'done', bank: 'done', terms: 'done' });
  await control('deliver');
  expect(heard.thin.filter(({ related_object }) => related_object.id === account.id).map(({ type }) => type)).toEqual([
    'v2.core.account[requirements].updated',
    'v2.core.account[configuration.merchant].capability_status_updated',
  ]);
});

it('refuses access to an account that has revoked it', async () => {
  const { stripe, control } = sandbox;
  const { account } = await begin();
  await control('disconnect', account.id);
  await expect(stripe.v2.core.accounts.retrieve(account.id)).rejects.toMatchObject({ code: 'account_invalid' });
  await expect(stripe.balance.retrieve({}, { stripeAccount: account.id })).rejects.toMatchObject({ statusCode: 403 });
});
