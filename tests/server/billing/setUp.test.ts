import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { setUpPlans } from '#server/features/subscription/stripeCatalog/setUpPlans.ts';
import { checkPlatform } from '#server/platform/stripe/checkPlatform.ts';
import { setUpEventDestination } from '#server/platform/stripe/setUpEventDestination.ts';
import { setUpWebhooks } from '#server/platform/stripe/setUpWebhooks.ts';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let stripe: Stripe;
let submit: TestStripe['submit'];
let address: string;
beforeAll(async () => {
  ({ stripe, submit, address } = await startStripeSandbox());
});

const prices = async () =>
  (await stripe.prices.list({ limit: 100 })).data
    .map(({ lookup_key, unit_amount, recurring, active }) => ({
      lookup_key,
      unit_amount,
      interval: recurring?.interval,
      active,
    }))
    .sort((one, other) => one.unit_amount! - other.unit_amount!);

const SOLD = [
  { lookup_key: 'whorl_starter_month', unit_amount: 14_00, interval: 'month', active: true },
  { lookup_key: 'whorl_professional_month', unit_amount: 19_00, interval: 'month', active: true },
  { lookup_key: 'whorl_premium_month', unit_amount: 39_00, interval: 'month', active: true },
  { lookup_key: 'whorl_starter_year', unit_amount: 140_00, interval: 'year', active: true },
  { lookup_key: 'whorl_professional_year', unit_amount: 190_00, interval: 'year', active: true },
  { lookup_key: 'whorl_premium_year', unit_amount: 390_00, interval: 'year', active: true },
];

it('creates products, prices and the portal once, even concurrently and repeatedly', async () => {
  await Promise.all([setUpPlans(stripe), setUpPlans(stripe)]);
  await setUpPlans(stripe);
  expect((await stripe.products.list({ limit: 100 })).data.map(({ name }) => name).sort()).toEqual([
    'Whorl Premium',
    'Whorl Professional',
    'Whorl Starter',
  ]);
  expect(await prices()).toEqual(SOLD);
  const { portal } = await setUpPlans(stripe);
  const { features } = await stripe.billingPortal.configurations.retrieve(portal);
  expect(features).toMatchObject({
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { proration_behavior: 'always_invoice', trial_update_behavior: 'continue_trial' },
  });
  expect(features.subscription_update.products?.map((sold) => sold.prices.length)).toEqual([2, 2, 2]);
});

it('replaces a price with another amount, and reactivates the old one when needed again', async () => {
  const [starter] = (await stripe.prices.list({ lookup_keys: ['whorl_starter_month'] })).data;
  await stripe.prices.create({
    product: String(starter!.product),
    currency: 'usd',
    unit_amount: 12_00,
    recurring: { interval: 'month' },
    lookup_key: 'whorl_starter_month',
    transfer_lookup_key: true,
    metadata: { lookup_key: 'whorl_starter_month' },
  });
  const { portal } = await setUpPlans(stripe);
  expect(await prices()).toEqual([{ lookup_key: null, unit_amount: 12_00, interval: 'month', active: false }, ...SOLD]);
  const [now] = (await stripe.prices.list({ lookup_keys: ['whorl_starter_month'] })).data;
  expect(now!.id).toBe(starter!.id);
  const { features } = await stripe.billingPortal.configurations.retrieve(portal);
  expect(features.subscription_update.products?.flatMap((sold) => sold.prices)).toContain(now!.id);
});

it('creates the webhook endpoints once, prints their secrets then, and adds event types later', async () => {
  const url = 'https://whorl.example/webhooks/stripe';
  const wanted = (events: readonly Stripe.Event['type'][]) => [
    { name: 'STRIPE_WEBHOOK_SECRET', connect: false, events },
    { name: 'STRIPE_CONNECT_WEBHOOK_SECRET', connect: true, events: ['payment_intent.succeeded'] as const },
  ];
  const made = await setUpWebhooks(stripe, url, wanted(['invoice.paid']));
  expect(made.map(({ secret }) => secret?.slice(0, 6))).toEqual(['whsec_', 'whsec_']);
  const more: Stripe.Event['type'][] = ['invoice.paid', 'customer.subscription.updated'];
  const again = await setUpWebhooks(stripe, url, wanted(more));
  expect(again).toEqual(made.map((endpoint) => ({ ...endpoint, secret: undefined })));
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  expect(data).toHaveLength(2);
  expect(data.find(({ id }) => id === made[0]!.id)!.enabled_events).toEqual(more);
});

it('creates the event destination once, and updates its event types', async () => {
  const url = 'https://whorl.example/webhooks/stripe';
  const wanted = { name: 'accounts', events: ['v2.core.account.updated'] };
  const made = await setUpEventDestination(stripe, url, wanted);
  expect(made.secret).toMatch(/^whsec_/);
  const events = ['v2.core.account.updated', 'v2.core.account.closed'];
  expect(await setUpEventDestination(stripe, url, { ...wanted, events })).toEqual({ ...made, secret: undefined });
  const destinations = await stripe.v2.core.eventDestinations.list();
  expect(destinations.data.map(({ enabled_events }) => enabled_events)).toEqual([events]);
});

it('lists the remaining steps in Stripe’s dashboard', async () => {
  expect(await checkPlatform(stripe)).toEqual([]);
  await submit(`${address}/control/connect`, { on: 'false' });
  expect(await checkPlatform(stripe)).toEqual([expect.stringMatching(/^Sign up for Connect/)]);
  await submit(`${address}/control/connect`, { on: 'true' });
});
