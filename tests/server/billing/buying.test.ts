import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Buyer, newBuyer } from '#tests/support/billing.ts';
import { day, inDays } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const CREATE = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
const BILLING = '{ billing { mine actions sandbox } }';
const CHOOSE = 'mutation ($input: ChoosePlanInput!) { choosePlan(input: $input) }';
const wish = { input: { tier: 'STARTER', interval: 'MONTH' } };

const readOnlyBuyer = async (): Promise<Buyer> => {
  const buyer = await newBuyer(app);
  await buyer.endTrialAt(new Date());
  return buyer;
};

describe('a bought plan', () => {
  it('keeps the remaining trial days to the second, and is free until then', async () => {
    const dana = await newBuyer(app);
    const trialEndsAt = new Date(Math.floor(inDays(5).getTime() / 1000) * 1000);
    await dana.endTrialAt(trialEndsAt);
    const back = await dana.buy({ tier: 'STARTER' });
    expect(back).toMatch(/\/dashboard\/settings\/plan\?session_id=cs_test_/);
    expect(await dana.standing()).toMatchObject({
      tier: 'STARTER',
      status: 'TRIALING',
      interval: 'MONTH',
      priceCents: 14_00,
      trialEndsAt: trialEndsAt.toISOString(),
    });
    expect((await dana.invoices()).map(({ amount_paid }) => amount_paid)).toEqual([0]);
  });

  it.each([
    [1.4, 2],
    [0.2, 1],
  ])('with %d days left of the trial starts with %d trial days: none is lost', async (left, given) => {
    const dana = await newBuyer(app);
    await dana.endTrialAt(inDays(left));
    await dana.buy();
    const { status, trialEndsAt } = await dana.standing();
    expect(status).toBe('TRIALING');
    expect((Date.parse(trialEndsAt) - Date.now()) / day).toBeCloseTo(given, 2);
  });

  it('is paid at once after the trial, and ends the read-only state', async () => {
    const dana = await readOnlyBuyer();
    await dana.person.refused('READ_ONLY', CREATE, { input: { name: 'Robin Vale' } });
    await dana.buy();
    expect(await dana.standing()).toMatchObject({ tier: 'PROFESSIONAL', status: 'ACTIVE', readOnly: null });
    expect((await dana.invoices()).map(({ amount_paid }) => amount_paid)).toEqual([19_00]);
    await dana.person.ask(CREATE, { input: { name: 'Robin Vale' } });
  });

  it('by the year costs the yearly price', async () => {
    const dana = await readOnlyBuyer();
    await dana.buy({ tier: 'PREMIUM', interval: 'YEAR' });
    const { periodEndsAt, ...plan } = await dana.standing();
    expect(plan).toMatchObject({ tier: 'PREMIUM', interval: 'YEAR', priceCents: 390_00, status: 'ACTIVE' });
    expect((Date.parse(periodEndsAt) - Date.now()) / day).toBeGreaterThan(364);
  });

  it('is effective on the buyer’s return without webhooks, and recorded once when they arrive', async () => {
    const dana = await readOnlyBuyer();
    await dana.processor.control('webhooks', { on: 'false' });
    await dana.buy();
    expect(await dana.standing()).toMatchObject({ status: 'ACTIVE' });
    await dana.processor.control('webhooks', { on: 'true' });
    await dana.processor.control('deliver');
    await dana.refresh();
    expect(await dana.told()).toEqual(['Chose the Professional plan']);
  });

  it('is effective by the webhook alone, without the buyer’s return', async () => {
    const dana = await readOnlyBuyer();
    await dana.processor.pay(await dana.choose({ tier: 'STARTER' }));
    await dana.hears({ tier: 'STARTER', status: 'ACTIVE', readOnly: null });
    expect(await dana.told()).toEqual(['Chose the Starter plan']);
  });

  it('does not exist after a declined card, until another card is used', async () => {
    const dana = await readOnlyBuyer();
    const page = await dana.choose();
    await dana.processor.pay(page, { outcome: 'insufficient_funds' });
    expect(await dana.refresh()).toMatchObject({ tier: 'FREE_TRIAL', readOnly: 'TRIAL_ENDED' });
    await dana.processor.pay(page);
    expect(await dana.refresh()).toMatchObject({ tier: 'PROFESSIONAL', status: 'ACTIVE' });
  });
});

describe('a business has only one plan', () => {
  it('and is sent to the billing portal to change it', async () => {
    const dana = await newBuyer(app);
    await dana.buy({ tier: 'STARTER' });
    const page = await dana.choose({ tier: 'PREMIUM', interval: 'YEAR' });
    expect(page).toContain('/sandbox/stripe/portal/');
    const html = await (await fetch(page)).text();
    expect(html).toContain('Confirm your new plan');
    expect(html).toContain('Whorl Premium, $390.00 a year');
    expect(await dana.subscriptions()).toHaveLength(1);
  });

  it('even with two checkout pages: only the later one can be paid', async () => {
    const dana = await readOnlyBuyer();
    const earlier = await dana.choose({ tier: 'STARTER' });
    const later = await dana.choose({ tier: 'PREMIUM' });
    await dana.processor.pay(earlier);
    expect(await dana.refresh()).toMatchObject({ tier: 'FREE_TRIAL' });
    await dana.processor.pay(later);
    expect(await dana.refresh()).toMatchObject({ tier: 'PREMIUM' });
    expect(await dana.subscriptions()).toHaveLength(1);
  });

  it('even with many concurrent checkout pages', async () => {
    const dana = await readOnlyBuyer();
    const pages = await Promise.all(
      ['STARTER', 'PROFESSIONAL', 'PREMIUM', 'STARTER'].map((tier) => dana.choose({ tier })),
    );
    for (const page of pages) await dana.processor.pay(page);
    expect(await dana.subscriptions()).toHaveLength(1);
    const customer = await dana.customer();
    const { data } = await dana.stripe.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.businessId === dana.businessId).map(({ id }) => id)).toEqual([
      customer,
    ]);
  });

  it('even if one was paid just before another was chosen', async () => {
    const dana = await readOnlyBuyer();
    await dana.processor.control('webhooks', { on: 'false' });
    await dana.processor.pay(await dana.choose({ tier: 'STARTER' }));
    expect(await dana.choose({ tier: 'PREMIUM' })).toContain('/portal/');
    expect(await dana.standing()).toMatchObject({ tier: 'STARTER', status: 'ACTIVE' });
    await dana.processor.control('webhooks', { on: 'true' });
  });

  it('and the same idempotencyKey returns the same page', async () => {
    const dana = await newBuyer(app);
    const choice = { tier: 'STARTER', idempotencyKey: 'one-press' };
    const [one, other] = await Promise.all([dana.choose(choice), dana.choose(choice)]);
    expect(other).toBe(one);
  });
});

describe('choosing a plan', () => {
  it('is allowed to the owner only', async () => {
    const dana = await newBuyer(app);
    expect((await dana.person.ask(BILLING)).billing).toEqual({ mine: true, actions: ['CHOOSE_PLAN'], sandbox: true });
    const admin = inRole(app, dana.person, 'ADMIN');
    expect((await admin.ask(BILLING)).billing).toEqual({ mine: false, actions: [], sandbox: true });
    await admin.refused('FORBIDDEN', CHOOSE, wish);
    await admin.refused('FORBIDDEN', 'mutation { openBilling }');
    await admin.refused('FORBIDDEN', 'mutation { refreshPlan { tier } }');
    await app.visitor().refused('UNAUTHENTICATED', CHOOSE, wish);
    await app.visitor().refused('UNAUTHENTICATED', BILLING);
  });

  it('comes before managing: there is nothing to manage without a plan', async () => {
    const dana = await newBuyer(app);
    await dana.person.refused('INVALID_STATE', 'mutation { openBilling }');
    await dana.buy();
    expect((await dana.person.ask(BILLING)).billing.actions).toEqual(['CHOOSE_PLAN', 'MANAGE_BILLING']);
  });

  it('does nothing for another business with the same session', async () => {
    const dana = await readOnlyBuyer();
    const robin = await readOnlyBuyer();
    await dana.buy({ tier: 'PREMIUM' });
    expect(await robin.refresh()).toMatchObject({ tier: 'FREE_TRIAL', readOnly: 'TRIAL_ENDED' });
  });

  it('is refused without Stripe keys', async () => {
    const dana = await newBuyer(app);
    const { stripe } = app.services;
    app.services.stripe = undefined;
    try {
      expect((await dana.person.ask(BILLING)).billing).toMatchObject({ mine: true, actions: [] });
      await dana.person.refused('INVALID_STATE', CHOOSE, wish);
    } finally {
      app.services.stripe = stripe;
    }
  });
});

it('uses the paid price, even if the plan’s price changed meanwhile', async () => {
  const dana = await readOnlyBuyer();
  await dana.buy({ tier: 'STARTER' });
  const [item] = (await dana.subscription()).items.data;
  const { product, metadata } = item!.price;
  // Simulates a lower price of the plan.
  await dana.stripe.prices.create({
    product: String(product),
    currency: 'usd',
    unit_amount: 9_00,
    recurring: { interval: 'month' },
    lookup_key: 'whorl_starter_month',
    transfer_lookup_key: true,
    metadata,
  });
  await dana.control('renew');
  expect((await dana.subscription()).items.data[0]!.price.unit_amount).toBe(14_00);
  expect(await dana.refresh()).toMatchObject({ tier: 'STARTER', priceCents: 14_00, status: 'ACTIVE' });
  // New buyers pay the displayed price.
  const robin = await readOnlyBuyer();
  await robin.buy({ tier: 'STARTER' });
  expect(await robin.standing()).toMatchObject({ tier: 'STARTER', priceCents: 14_00 });
  expect((await robin.invoices())[0]!.amount_paid).toBe(14_00);
});
