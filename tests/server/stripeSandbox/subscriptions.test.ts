import type Stripe from 'stripe';
import { beforeEach, expect, it } from 'vitest';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;
let stripe: Stripe;
let prices: Record<'starterMonthly' | 'starterAnnual' | 'premiumMonthly', Stripe.Price>;

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  if (sandbox) return;
  sandbox = await startStripeSandbox();
  stripe = sandbox.stripe;
  const [starter, premium] = [
    await stripe.products.create({ name: 'Starter' }),
    await stripe.products.create({ name: 'Premium' }),
  ];
  const price = (product: Stripe.Product, key: string, unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      recurring: { interval },
      lookup_key: key,
    });
  prices = {
    starterMonthly: await price(starter, 'starter_monthly', 1900, 'month'),
    starterAnnual: await price(starter, 'starter_annual', 19_000, 'year'),
    premiumMonthly: await price(premium, 'premium_monthly', 7900, 'month'),
  };
  await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        trial_update_behavior: 'continue_trial',
        products: [
          { product: starter.id, prices: [prices.starterMonthly.id, prices.starterAnnual.id] },
          { product: premium.id, prices: [prices.premiumMonthly.id] },
        ],
      },
    },
  });
});

async function subscribe(
  data: Stripe.Checkout.SessionCreateParams.SubscriptionData = {},
  pay: Record<string, string> = { method: 'card', outcome: 'succeed' },
) {
  const customer = await stripe.customers.create({ email: 'dana@example.com', metadata: { business: '1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: prices.starterMonthly.id, quantity: 1 }],
    success_url: 'https://whorl.example/settings?session_id={CHECKOUT_SESSION_ID}',
    subscription_data: { metadata: { business: '1' }, ...data },
  });
  const answer = await sandbox.submit(session.url ?? '', { email: 'dana@example.com', ...pay });
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice.payments'],
  });
  return { customer, session: done, answer, subscription: done.subscription as Stripe.Subscription };
}

const read = (id: string) =>
  stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] });
const period = ({ items }: Stripe.Subscription) => items.data[0]!;
const invoices = async (customer: string) => (await stripe.invoices.list({ customer })).data;

async function told(customer: string): Promise<string[]> {
  const events = await stripe.events.list({ limit: 100 });
  return events.data
    .filter(({ data }) =>
      [(data.object as { customer?: string }).customer, (data.object as { id?: string }).id].includes(customer),
    )
    .map(({ type }) => type)
    .reverse();
}

async function portal(customer: string, flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData) {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://whorl.example/settings',
    flow_data,
  });
  return { url, act: (deed: string, fields: Record<string, string> = {}) => sandbox.submit(`${url}/${deed}`, fields) };
}

it('finds prices by their lookup keys, which move on to a new price when that is asked', async () => {
  const find = async (key: string) =>
    (await stripe.prices.list({ lookup_keys: [key], active: true, expand: ['data.product'] })).data;
  const old = await find('premium_monthly');
  expect(old).toMatchObject([{ unit_amount: 7900, product: { name: 'Premium' } }]);
  const again = {
    product: String(prices.premiumMonthly.product),
    currency: 'usd',
    unit_amount: 8900,
    lookup_key: 'premium_test',
  };
  await stripe.prices.create(again);
  await expect(stripe.prices.create(again)).rejects.toMatchObject({ param: 'lookup_key' });
  const moved = await stripe.prices.create({ ...again, transfer_lookup_key: true });
  expect((await find('premium_test')).map(({ id }) => id)).toEqual([moved.id]);
});

it('subscribes with a trial: nothing is due until it ends, then the card is charged', async () => {
  const trial_end = now() + 5 * DAY;
  const { customer, session, subscription, answer } = await subscribe({ trial_end });
  expect(answer.location).toBe(`https://whorl.example/settings?session_id=${session.id}`);
  expect(session).toMatchObject({
    status: 'complete',
    mode: 'subscription',
    payment_status: 'no_payment_required',
    amount_total: 0,
    customer: customer.id,
  });
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_end,
    metadata: { business: '1' },
    billing_mode: { type: 'flexible' },
    latest_invoice: { status: 'paid', amount_due: 0, billing_reason: 'subscription_create' },
  });
  expect(period(subscription)).toMatchObject({
    current_period_end: trial_end,
    price: { lookup_key: 'starter_monthly' },
  });

  await sandbox.control('end-trial', subscription.id);
  const active = await read(subscription.id);
  expect(active).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 1900, billing_reason: 'subscription_cycle' },
    default_payment_method: { card: { last4: '4242' } },
  });
  expect(period(active).current_period_end - period(active).current_period_start).toBeGreaterThanOrEqual(28 * DAY);
  expect(await told(customer.id)).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
});

it('lets time pass: a trial is about to end, ends and renews, month by month', async () => {
  const { customer, subscription } = await subscribe({ trial_period_days: 7 });
  sandbox.moveClock(5 * DAY);
  await sandbox.control('pass-time');
  await sandbox.control('pass-time');
  expect((await told(customer.id)).filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(1);
  sandbox.moveClock(3 * DAY);
  await sandbox.control('pass-time');
  await sandbox.control('pass-time');
  expect(await invoices(customer.id)).toMatchObject([{ amount_paid: 1900 }, { amount_paid: 0 }]);
  const before = period(await read(subscription.id));
  expect(before.current_period_start).toBe(subscription.trial_end);
  sandbox.moveClock(31 * DAY);
  await sandbox.control('pass-time');
  expect(period(await read(subscription.id)).current_period_start).toBe(before.current_period_end);
  expect(await invoices(customer.id)).toHaveLength(3);
  sandbox.moveClock(-39 * DAY);
});

it('keeps no trial of less than two days through Checkout', async () => {
  await expect(subscribe({ trial_end: now() + DAY })).rejects.toMatchObject({ param: 'subscription_data[trial_end]' });
});

it('charges at once without a trial, and again after a decline', async () => {
  const declined = await subscribe({}, { method: 'card', outcome: 'insufficient_funds' });
  expect(declined.session).toMatchObject({ status: 'open', subscription: null });
  expect((await sandbox.open(declined.answer.location)).text).toContain('insufficient funds');
  await sandbox.submit(declined.answer.location, { method: 'card', outcome: 'succeed', email: 'dana@example.com' });
  const session = await stripe.checkout.sessions.retrieve(declined.session.id, {
    expand: ['subscription.latest_invoice.payments', 'invoice'],
  });
  expect(session).toMatchObject({
    payment_status: 'paid',
    amount_total: 1900,
    invoice: { number: expect.stringMatching(/-0001$/) },
  });
  const { latest_invoice } = session.subscription as Stripe.Subscription;
  const [payment] = (latest_invoice as Stripe.Invoice).payments!.data;
  expect(payment).toMatchObject({ status: 'paid', amount_paid: 1900 });
  expect(await stripe.paymentIntents.retrieve(String(payment!.payment.payment_intent))).toMatchObject({
    status: 'succeeded',
    amount: 1900,
  });
});

it('subscribes with 3-D Secure', async () => {
  const { answer, session } = await subscribe({}, { method: 'card', outcome: 'authenticate' });
  await sandbox.submit(answer.location, { answer: 'complete' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
});

it('trusts a bank debit until it comes back', async () => {
  const { session, subscription, customer } = await subscribe({}, { method: 'us_bank_account' });
  expect(session.payment_status).toBe('unpaid');
  expect(subscription).toMatchObject({ status: 'active', latest_invoice: { status: 'open' } });
  const [payment] = (subscription.latest_invoice as Stripe.Invoice).payments!.data;
  await sandbox.control('fail', String(payment!.payment.payment_intent));
  expect(await read(subscription.id)).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 2 },
  });
  expect((await told(customer.id)).slice(-4)).toEqual([
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'checkout.session.async_payment_failed',
  ]);
});

it('falls behind when a renewal fails, and recovers with a new card', async () => {
  const { customer, subscription } = await subscribe();
  await sandbox.control('fail-next', subscription.id);
  await sandbox.control('renew', subscription.id);
  expect(await read(subscription.id)).toMatchObject({
    status: 'past_due',
    latest_invoice: {
      status: 'open',
      amount_remaining: 1900,
      attempt_count: 1,
      next_payment_attempt: expect.any(Number),
    },
  });
  expect(await told(customer.id)).toContain('invoice.payment_failed');
  const { url, act } = await portal(customer.id, { type: 'payment_method_update' });
  expect((await sandbox.open(url)).text).toContain('The last payment failed');
  await act('card', { method: 'apple_pay' });
  expect(await read(subscription.id)).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', attempt_count: 1 },
    default_payment_method: { card: { wallet: { type: 'apple_pay' } } },
  });
  const [invoice] = (await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] })).data;
  expect(invoice!.payments!.data).toHaveLength(1);
  const attempts = await stripe.charges.list({
    payment_intent: String(invoice!.payments!.data[0]!.payment.payment_intent),
  });
  expect(attempts.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect((await told(customer.id)).slice(-3)).toEqual([
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
});

it('is given up after four attempts', async () => {
  const { subscription } = await subscribe();
  await sandbox.control('fail-next', subscription.id);
  await sandbox.control('renew', subscription.id);
  for (let attempt = 2; attempt <= 4; attempt += 1) {
    expect((await read(subscription.id)).status).toBe('past_due');
    await sandbox.control('fail-next', subscription.id);
    await sandbox.control('retry', subscription.id);
  }
  expect(await read(subscription.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
});

it('changes the plan in the portal: the rest of the month is prorated to the cent', async () => {
  const { customer, subscription } = await subscribe();
  const { url, act } = await portal(customer.id);
  const page = await sandbox.open(url);
  for (const words of [
    'Starter, $190.00 a year',
    'Premium, $79.00 a month',
    'visa •••• 4242',
    'Return to Whorl',
    'Sandbox: no real money',
  ])
    expect(page.text).toContain(words);
  const { current_period_start, current_period_end } = period(subscription);
  sandbox.moveClock(Math.round((current_period_end - current_period_start) / 2));
  await act('plan', { price: prices.premiumMonthly.id });
  const changed = await read(subscription.id);
  expect(period(changed)).toMatchObject({
    price: { id: prices.premiumMonthly.id },
    plan: { amount: 7900 },
    current_period_end,
  });
  const [invoice] = await invoices(customer.id);
  expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
  const [credit, rise] = invoice!.lines.data;
  expect(Math.abs(credit!.amount + 950)).toBeLessThanOrEqual(1);
  expect(Math.abs(rise!.amount - 3950)).toBeLessThanOrEqual(1);
  expect(credit!.parent!.subscription_item_details!.proration).toBe(true);
  expect(invoice!.total).toBe(credit!.amount + rise!.amount);
  const [event] = (await stripe.events.list({ types: ['customer.subscription.updated'], limit: 1 })).data;
  expect(event!.data.previous_attributes).toMatchObject({
    items: { data: [{ price: { id: prices.starterMonthly.id } }] },
  });

  await act('plan', { price: prices.starterMonthly.id });
  const [back] = await invoices(customer.id);
  expect(back).toMatchObject({ amount_due: 0, status: 'paid', ending_balance: back!.total });
  expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({ balance: back!.total });
  sandbox.moveClock(-Math.round((current_period_end - current_period_start) / 2));
});

it('turns from monthly to annual with a period of its own, the credit taken off', async () => {
  const { customer, subscription } = await subscribe();
  const flow: Stripe.BillingPortal.SessionCreateParams.FlowData = {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: period(subscription).id, price: prices.starterAnnual.id, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: 'https://whorl.example/changed' } },
  };
  const { url, act } = await portal(customer.id, flow);
  expect((await sandbox.open(url)).text).toContain('Confirm your new plan');
  expect((await act('plan', { price: prices.starterAnnual.id })).location).toBe('https://whorl.example/changed');
  const annual = period(await read(subscription.id));
  expect(annual.price.recurring!.interval).toBe('year');
  expect(annual.current_period_end - annual.current_period_start).toBeGreaterThanOrEqual(365 * DAY);
  const [invoice] = await invoices(customer.id);
  expect(invoice!.lines.data.map(({ amount }) => amount)).toEqual([expect.any(Number), 19_000]);
  expect(invoice!.amount_paid).toBeLessThanOrEqual(19_000 - 1899);
});

it('changes the plan by the API, on trial without any charge', async () => {
  const { customer, subscription } = await subscribe({ trial_period_days: 7 });
  const items = [{ id: period(subscription).id, price: prices.premiumMonthly.id }];
  const changed = await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });
  expect(changed).toMatchObject({ status: 'trialing', trial_end: subscription.trial_end });
  expect(await invoices(customer.id)).toHaveLength(1);
  const ended = await stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
  expect(ended.status).toBe('active');
  expect((await invoices(customer.id))[0]).toMatchObject({ amount_paid: 7900 });
});

it('cancels at the end of the period and takes it back: the portal by its date, the API by its flag', async () => {
  const { customer, subscription } = await subscribe();
  const { act } = await portal(customer.id);
  await act('cancel');
  const end = period(subscription).current_period_end;
  expect(await read(subscription.id)).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: false });
  await act('keep');
  expect(await read(subscription.id)).toMatchObject({
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
  });
  expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).toMatchObject({
    cancel_at: end,
    cancel_at_period_end: true,
  });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await act('cancel');
  sandbox.moveClock(32 * DAY);
  await sandbox.control('pass-time');
  sandbox.moveClock(-32 * DAY);
  expect(await read(subscription.id)).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
  expect((await told(customer.id)).at(-1)).toBe('customer.subscription.deleted');
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
});

it('cancels now when it is told so', async () => {
  const { subscription } = await subscribe();
  const cancellation_details = { feedback: 'too_expensive', comment: 'A little less would do' } as const;
  expect(await stripe.subscriptions.cancel(subscription.id, { cancellation_details })).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'cancellation_requested', ...cancellation_details },
  });
});

it('shows an invoice and takes what is open on it', async () => {
  const { customer, subscription } = await subscribe();
  await sandbox.control('fail-next', subscription.id);
  await sandbox.control('renew', subscription.id);
  const [invoice] = await invoices(customer.id);
  const page = invoice!.hosted_invoice_url ?? '';
  expect((await sandbox.open(page)).text).toContain('Pay $19.00');
  await sandbox.submit(page);
  expect((await sandbox.open(page)).text).not.toContain('Pay $19.00');
  expect(await read(subscription.id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
});

it('keeps one configuration of the portal up to date', async () => {
  const [found] = (await stripe.billingPortal.configurations.list({ is_default: true })).data;
  const updated = await stripe.billingPortal.configurations.update(found!.id, {
    business_profile: { headline: 'Whorl' },
    features: {
      subscription_cancel: {
        enabled: true,
        cancellation_reason: { enabled: true, options: ['too_expensive', 'other'] },
      },
    },
    metadata: { version: '2' },
  });
  expect(updated).toMatchObject({
    business_profile: { headline: 'Whorl' },
    features: {
      subscription_cancel: { mode: 'at_period_end', cancellation_reason: { options: ['too_expensive', 'other'] } },
      invoice_history: { enabled: true },
    },
    metadata: { version: '2' },
  });
});
