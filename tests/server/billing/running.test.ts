import type pg from 'pg';
import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Buyer, newBuyer } from '#tests/support/billing.ts';
import { connectTo } from '#tests/support/database.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { postWebhook, signatureOf, untilHandled, webhookSecrets } from '#tests/support/webhooks.ts';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
});

/** A buyer with a paid plan. */
async function withPlan(choice: Parameters<Buyer['buy']>[0] = {}): Promise<Buyer> {
  const buyer = await newBuyer(app);
  await buyer.endTrialAt(new Date());
  await buyer.buy(choice);
  return buyer;
}

it('is changed in the portal at once, with proration', async () => {
  const dana = await withPlan({ tier: 'STARTER' });
  const page = await dana.choose({ tier: 'PREMIUM' });
  const price = /name="price"[^>]*value="(price_\w+)"/.exec(await (await fetch(page)).text())?.[1];
  const back = await dana.processor.submit(`${page}/plan`, { price: price! });
  expect(back).toMatch(/\/dashboard\/settings\/plan\?billing=returned$/);
  expect(await dana.refresh()).toMatchObject({ tier: 'PREMIUM', interval: 'MONTH', priceCents: 39_00 });
  const [prorated] = await dana.invoices();
  expect(prorated!.billing_reason).toBe('subscription_update');
  const amounts = prorated!.lines.data.map(({ amount }) => amount);
  expect(amounts[0]).toBeLessThan(0);
  expect(prorated!.total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
  expect(Math.abs(prorated!.total - 25_00)).toBeLessThanOrEqual(1);
  expect(await dana.told()).toEqual(['Chose the Starter plan', 'Changed to the Premium plan']);
});

it('becomes yearly in the portal', async () => {
  const dana = await withPlan();
  const page = await dana.choose({ interval: 'YEAR' });
  const price = /name="price"[^>]*value="(price_\w+)"/.exec(await (await fetch(page)).text())?.[1];
  await dana.processor.submit(`${page}/plan`, { price: price! });
  await dana.hears({ tier: 'PROFESSIONAL', interval: 'YEAR', priceCents: 190_00 });
  expect((await dana.told()).at(-1)).toBe('The Professional plan is now paid by the year');
});

it('keeps its trial days when changed during the trial', async () => {
  const dana = await newBuyer(app);
  await dana.buy({ tier: 'STARTER' });
  const { trialEndsAt } = await dana.standing();
  const page = await dana.choose({ tier: 'PREMIUM' });
  const price = /name="price"[^>]*value="(price_\w+)"/.exec(await (await fetch(page)).text())?.[1];
  await dana.processor.submit(`${page}/plan`, { price: price! });
  expect(await dana.refresh()).toMatchObject({ tier: 'PREMIUM', status: 'TRIALING', trialEndsAt });
});

it('is canceled at the period’s end, kept, and canceled again', async () => {
  const dana = await withPlan();
  await dana.inPortal('cancel');
  await dana.hears({ status: 'ACTIVE', cancelAtPeriodEnd: true });
  await dana.inPortal('keep');
  await dana.hears({ status: 'ACTIVE', cancelAtPeriodEnd: false });
  await dana.inPortal('cancel');
  await dana.hears({ cancelAtPeriodEnd: true });
  // A canceled plan must be kept before it is changed, so the portal shows its start page.
  expect(await (await fetch(await dana.choose({ tier: 'PREMIUM' }))).text()).toContain('Do not cancel');
  await dana.control('renew');
  await dana.hears({ status: 'CANCELED', readOnly: 'CANCELED' });
  expect(await dana.told()).toEqual([
    'Chose the Professional plan',
    'The Professional plan is set to cancel at the end of its period',
    'The Professional plan will continue',
    'The Professional plan is set to cancel at the end of its period',
    'The plan has ended',
  ]);
});

it('that has ended is replaced by another, whose state its late events do not change', async () => {
  const dana = await withPlan({ tier: 'STARTER' });
  const first = await dana.subscription();
  await dana.stripe.subscriptions.cancel(first.id);
  await dana.hears({ status: 'CANCELED' });
  await dana.buy({ tier: 'PREMIUM' });
  expect(await dana.standing()).toMatchObject({ tier: 'PREMIUM', status: 'ACTIVE', readOnly: null });
  const [end] = (await dana.stripe.events.list({ type: 'customer.subscription.deleted', limit: 1 })).data;
  await dana.processor.control('deliver', { id: end!.id });
  await untilHandled(database);
  expect(await dana.standing()).toMatchObject({ tier: 'PREMIUM', status: 'ACTIVE' });
});

it('whose renewal fails is past due, and active again with another card', async () => {
  const dana = await withPlan();
  await dana.control('fail-next');
  await dana.control('renew');
  await dana.hears({ status: 'PAST_DUE', readOnly: null, readOnlyAt: expect.any(String) });
  const page = await dana.openBilling('CARD');
  await dana.processor.submit(`${page}/card`, { method: 'apple_pay' });
  await dana.hears({ status: 'ACTIVE', readOnlyAt: null });
  expect(await dana.told()).toEqual(['Chose the Professional plan', 'The plan payment failed', 'The plan is paid']);
});

it('that stays unpaid makes the business read-only after fourteen days, and finally ends', async () => {
  const dana = await withPlan();
  await dana.control('fail-next');
  await dana.control('renew');
  await dana.hears({ status: 'PAST_DUE' });
  await database.query("update subscriptions set past_due_since = now() - interval '14 days' where business_id = $1", [
    dana.businessId,
  ]);
  expect(await dana.standing()).toMatchObject({ status: 'READ_ONLY', readOnly: 'PAYMENT_FAILED' });
  // The billing portal stays available.
  expect(await dana.openBilling('CARD')).toContain('/portal/');
  expect(await dana.choose()).toContain('/portal/');
  await dana.control('cancel');
  await dana.hears({ status: 'CANCELED', readOnly: 'CANCELED' });
  await dana.buy();
  expect(await dana.standing()).toMatchObject({ status: 'ACTIVE', readOnly: null });
});

it('has the same result whatever the order and repetition of Stripe’s events', async () => {
  const dana = await newBuyer(app);
  await dana.endTrialAt(new Date());
  await dana.processor.control('webhooks', { on: 'false' });
  await dana.processor.pay(await dana.choose({ tier: 'STARTER' }));
  await dana.control('fail-next');
  await dana.control('renew');
  await dana.inPortal('card');
  await dana.inPortal('cancel');
  const customer = await dana.customer();
  const { data } = await dana.stripe.events.list({ limit: 100 });
  const mine = data.filter(({ data: { object } }) => (object as { customer?: unknown }).customer === customer);
  expect(new Set(mine.map(({ type }) => type))).toContain('invoice.payment_failed');
  for (const event of [...mine, ...mine].sort(() => Math.random() - 0.5)) expect(await tell(event)).toBe(200);
  await untilHandled(database);
  expect(await dana.standing()).toMatchObject({ tier: 'STARTER', status: 'ACTIVE', cancelAtPeriodEnd: true });
  expect(await dana.told()).toEqual(['Chose the Starter plan']);
  await dana.processor.control('webhooks', { on: 'true' });
});

it('is updated by reconciliation without webhooks', async () => {
  const dana = await newBuyer(app);
  await dana.processor.control('webhooks', { on: 'false' });
  await dana.processor.pay(await dana.choose({ tier: 'PREMIUM' }));
  expect(await dana.standing()).toMatchObject({ tier: 'FREE_TRIAL' });
  await database.query("select graphile_worker.add_job('stripe.reconcile', '{}'::json)");
  await dana.hears({ tier: 'PREMIUM', status: 'TRIALING' });
  await dana.processor.control('webhooks', { on: 'true' });
});

it('ignores events of unknown customers', async () => {
  const stripe = app.services.stripe!;
  const stranger = await stripe.customers.create({ email: 'stranger@example.com' });
  const dana = await withPlan({ tier: 'STARTER' });
  const { items } = await dana.subscription();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: stranger.id,
    // The customer decides, not the metadata.
    client_reference_id: dana.businessId,
    metadata: { businessId: dana.businessId },
    line_items: [{ price: items.data[0]!.price.id, quantity: 1 }],
    success_url: 'https://elsewhere.example',
  });
  const plans = async () =>
    (
      await database.query(
        'select business_id, tier, status, stripe_subscription_id from subscriptions order by business_id',
      )
    ).rows;
  const before = await plans();
  await dana.processor.pay(session.url!);
  const waiting = async () =>
    (await database.query('select count(*)::int as count from stripe_sandbox.deliveries where delivered_at is null'))
      .rows;
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([{ count: 0 }]);
  const { rows } = await database.query(
    "select type from stripe_events where body -> 'data' -> 'object' ->> 'customer' = $1",
    [stranger.id],
  );
  expect(rows).toEqual([]);
  expect(await plans()).toEqual(before);
});

it('is not changed by a subscription to something else', async () => {
  const dana = await withPlan({ tier: 'STARTER' });
  const product = await dana.stripe.products.create({ name: 'Training' });
  const price = await dana.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 5_00,
    recurring: { interval: 'month' },
  });
  const session = await dana.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await dana.customer(),
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://elsewhere.example',
  });
  await dana.processor.pay(session.url!);
  expect(await dana.refresh()).toMatchObject({ tier: 'STARTER', priceCents: 14_00 });
});

it('that was not bought through Stripe is replaced by one that is', async () => {
  const dana = await newBuyer(app);
  await dana.endTrialAt(new Date());
  await hearOfPlan(app, dana.person, { tier: 'STARTER', stripeCustomerId: null, stripeSubscriptionId: null });
  await dana.buy({ tier: 'PREMIUM' });
  expect(await dana.standing()).toMatchObject({ tier: 'PREMIUM', status: 'ACTIVE' });
});

function tell(event: Stripe.Event): Promise<number> {
  const body = JSON.stringify(event);
  return postWebhook(app.address, body, signatureOf(body, webhookSecrets().platform));
}
