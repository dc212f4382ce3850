import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;
let stripe: Stripe;
let stripeAccount: string;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = sandbox.stripe;
  stripeAccount = await sandbox.connect();
});

const PAYER = { email: 'payer@example.com', name: 'Pat Payer' };

async function checkout(params: Partial<Stripe.Checkout.SessionCreateParams> = {}, amount = 12_345) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Invoice 7' } }, quantity: 1 },
      ],
      success_url: 'https://whorl.example/paid?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://whorl.example/back',
      ...params,
    },
    { stripeAccount },
  );
  return { session, url: session.url ?? '' };
}

const retrieve = (id: string) =>
  stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'] },
    { stripeAccount },
  );

/** The types of the events that speak of this Checkout's payment, oldest first. */
async function told(session: Stripe.Checkout.Session): Promise<string[]> {
  const events = await stripe.events.list({ limit: 100 }, { stripeAccount });
  const { id, payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount });
  const ours = events.data.filter(({ data }) => {
    const object = data.object as { id?: string; payment_intent?: string };
    return object.id === id || [object.id, object.payment_intent].includes(String(payment_intent));
  });
  return ours.map(({ type }) => type).reverse();
}

it('takes a card: the page, the way back, the money, the fees and the events', async () => {
  const { session, url } = await checkout({
    client_reference_id: 'invoice-7',
    customer_email: 'payer@example.com',
    metadata: { invoice: '7' },
    payment_intent_data: {
      application_fee_amount: 100,
      description: 'Invoice 7',
      metadata: { invoice: '7' },
      receipt_email: 'payer@example.com',
    },
  });
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 12_345,
  });
  const page = await sandbox.open(url);
  for (const words of [
    'Sandbox: no real money',
    'Ruiz Mobile Notary',
    'Invoice 7',
    '$123.45',
    'https://whorl.example/back',
  ])
    expect(page.text).toContain(words);

  const paid = await sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'succeed' });
  expect(paid).toMatchObject({ status: 303, location: `https://whorl.example/paid?session=${session.id}` });
  const after = await retrieve(session.id);
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'invoice-7',
    metadata: { invoice: '7' },
    customer_details: { email: 'payer@example.com', name: 'Pat Payer' },
    line_items: { data: [{ description: 'Invoice 7', amount_total: 12_345 }] },
    payment_intent: {
      status: 'succeeded',
      amount_received: 12_345,
      metadata: { invoice: '7' },
      latest_charge: {
        paid: true,
        application_fee_amount: 100,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', wallet: null } },
        balance_transaction: { amount: 12_345, fee: 100 + 388, net: 12_345 - 488, status: 'pending' },
      },
    },
  });
  expect(await told(session)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'checkout.session.completed',
  ]);
  expect((await sandbox.open(url)).text).toContain('You are all done');
  expect((await sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'succeed' })).location).not.toContain(
    'whorl.example',
  );
});

it('charges once, however often the form is sent at the same time', async () => {
  const { id: customer } = await stripe.customers.create({ name: 'Pat' }, { stripeAccount });
  const { url } = await checkout({ customer });
  await Promise.all(
    Array.from({ length: 6 }, () => sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'succeed' })),
  );
  expect((await stripe.charges.list({ customer }, { stripeAccount })).data).toHaveLength(1);
});

it.each([
  ['apple_pay', { type: 'card', card: { wallet: { type: 'apple_pay' } } }],
  ['google_pay', { type: 'card', card: { wallet: { type: 'google_pay' } } }],
])('takes %s', async (method, details) => {
  const { session, url } = await checkout();
  await sandbox.submit(url, { ...PAYER, method, outcome: 'succeed' });
  expect(await retrieve(session.id)).toMatchObject({
    payment_intent: { latest_charge: { payment_method_details: details } },
  });
});

it.each([
  ['generic_decline', 'card_declined', 'Your card was declined.'],
  ['insufficient_funds', 'card_declined', 'Your card has insufficient funds.'],
  ['expired_card', 'expired_card', 'Your card has expired.'],
])('declines with %s, and the payer may try again', async (outcome, code, message) => {
  const { session, url } = await checkout();
  const declined = await sandbox.submit(url, { ...PAYER, method: 'card', outcome });
  expect((await sandbox.open(declined.location)).text).toContain(message);
  expect(await retrieve(session.id)).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code, decline_code: outcome, message },
      latest_charge: { status: 'failed', paid: false, failure_code: code, balance_transaction: null },
    },
  });
  await sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'succeed' });
  expect(await retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', last_payment_error: null },
  });
  expect(await told(session)).toEqual(
    expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed', 'checkout.session.completed']),
  );
});

it('asks for 3-D Secure, which fails and then is passed', async () => {
  const { session, url } = await checkout();
  const attempt = () => sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'authenticate' });
  const challenge = (await attempt()).location;
  expect((await sandbox.open(challenge)).text).toContain('Is it you');
  expect(await retrieve(session.id)).toMatchObject({ payment_intent: { status: 'requires_action' } });
  const failed = await sandbox.submit(challenge, { answer: 'fail' });
  expect((await sandbox.open(failed.location)).text).toContain('unable to authenticate');
  expect(await retrieve(session.id)).toMatchObject({
    payment_intent: { last_payment_error: { code: 'payment_intent_authentication_failure' }, latest_charge: null },
  });
  const passed = await sandbox.submit((await attempt()).location, { answer: 'complete' });
  expect(passed.location).toContain('whorl.example/paid');
  expect(await retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
    customer_details: PAYER,
    payment_intent: {
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    },
  });
});

it('debits a bank account, which settles later', async () => {
  const { session, url } = await checkout({}, 100_000);
  const done = await sandbox.submit(url, { ...PAYER, method: 'us_bank_account' });
  expect(done.location).toContain('whorl.example/paid');
  const pending = await retrieve(session.id);
  expect(pending).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', latest_charge: { status: 'pending', balance_transaction: null } },
  });
  await sandbox.control('settle', (pending.payment_intent as Stripe.PaymentIntent).id);
  expect(await retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      latest_charge: { status: 'succeeded', balance_transaction: { fee: 500, net: 99_500 } },
    },
  });
  expect(await told(session)).toEqual([
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'checkout.session.async_payment_succeeded',
  ]);
});

it('debits a bank account, which sends it back', async () => {
  const { session, url } = await checkout();
  await sandbox.submit(url, { ...PAYER, method: 'us_bank_account' });
  const { payment_intent } = await retrieve(session.id);
  await sandbox.control('fail', (payment_intent as Stripe.PaymentIntent).id);
  await sandbox.control('settle', (payment_intent as Stripe.PaymentIntent).id);
  expect(await retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', balance_transaction: null },
    },
  });
  expect((await told(session)).slice(-3)).toEqual([
    'charge.failed',
    'payment_intent.payment_failed',
    'checkout.session.async_payment_failed',
  ]);
});

it('offers the ways to pay that it may', async () => {
  const { session, url } = await checkout({ allowed_payment_method_types: ['card'] });
  expect(session.payment_method_types).toEqual(['card']);
  expect((await sandbox.open(url)).text).not.toContain('Bank account');
  await sandbox.submit(url, { ...PAYER, method: 'us_bank_account' });
  expect((await retrieve(session.id)).status).toBe('open');
});

it('expires by hand and by the clock, and takes nothing then', async () => {
  const { session, url } = await checkout();
  await sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'generic_decline' });
  expect(await stripe.checkout.sessions.expire(session.id, {}, { stripeAccount })).toMatchObject({
    status: 'expired',
    url: null,
  });
  await sandbox.submit(url, { ...PAYER, method: 'card', outcome: 'succeed' });
  expect(await retrieve(session.id)).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } });
  await expect(stripe.checkout.sessions.expire(session.id, {}, { stripeAccount })).rejects.toThrow(
    'status of `expired`',
  );

  const other = await checkout({ expires_at: Math.floor(Date.now() / 1000) + 1860 });
  sandbox.moveClock(1900);
  await sandbox.control('pass-time');
  expect((await retrieve(other.session.id)).status).toBe('expired');
  expect(await told(other.session)).toEqual(['checkout.session.expired']);
  sandbox.moveClock(-1900);
});

it('refuses what Stripe refuses', async () => {
  const now = Math.floor(Date.now() / 1000);
  await expect(checkout({}, 49)).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(checkout({}, 100_000_000)).rejects.toMatchObject({ param: 'line_items[0][price_data][unit_amount]' });
  await expect(checkout({}, -500)).rejects.toMatchObject({ param: 'line_items[0][price_data][unit_amount]' });
  await expect(checkout({ expires_at: now + 60 })).rejects.toMatchObject({ param: 'expires_at' });
  await expect(checkout({ expires_at: now + 90_000 })).rejects.toMatchObject({ param: 'expires_at' });
  await expect(checkout({ customer: 'cus_none' })).rejects.toMatchObject({
    param: 'customer',
    code: 'resource_missing',
  });
  await expect(checkout({ payment_intent_data: { application_fee_amount: 20_000 } })).rejects.toMatchObject({
    param: 'payment_intent_data[application_fee_amount]',
  });
  await expect(checkout({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
    param: 'success_url',
    code: 'url_invalid',
  });
});
