import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { checkoutPage, connectPayments, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';

let app: TestApp;
let database: pg.Client;
let dana: GraphQLPerson;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ person: dana, writer, processor } = await newSeller(app));
});

const INVOICE = `query ($id: ID!) { invoice(id: $id) { status paidCents payableOnline
  payments { id status method refundedCents refundableCents awaitingVerification dispute { status inquiry } } } }`;
const PORTAL = `query ($token: String!) { portalInvoice(token: $token) { payableOnline pendingCents verificationUrl } }`;
const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const REFUND = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { status refundedCents } }';
const STATUS = '{ onlinePayments { status } }';

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;

const invoiceOf = async ({ id }: Invoice) => (await dana.ask(INVOICE, { id })).invoice;
const shown = async (invoice: Invoice) => (await app.visitor().ask(PORTAL, { token: tokenOf(invoice) })).portalInvoice;
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const status = async () => (await dana.ask(STATUS)).onlinePayments.status;

/** The newest of these at the processor's. */
async function newest(object: string): Promise<string> {
  const { rows } = await database.query(
    'select id from stripe_sandbox.objects where object = $1 order by seq desc limit 1',
    [object],
  );
  return rows[0].id;
}

const change = (id: string, changed: object) =>
  database.query('update stripe_sandbox.objects set body = body || $2::jsonb where id = $1', [
    id,
    JSON.stringify(changed),
  ]);

async function paidInvoice(how: { method?: string; outcome?: string } = {}): Promise<Invoice> {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), how);
  return invoice;
}

describe('an inquiry', () => {
  it('moves no money, and leaves the payment to be refunded, which closes it', async () => {
    const invoice = await paidInvoice({ outcome: 'inquiry' });
    await soon(() => invoiceOf(invoice)).toMatchObject({
      status: 'PAID',
      payments: [{ status: 'SUCCEEDED', refundableCents: 7_000, dispute: { status: 'NEEDS_RESPONSE', inquiry: true } }],
    });
    const [payment] = (await invoiceOf(invoice)).payments;
    await dana.ask(REFUND, { input: { paymentId: payment.id, amountCents: 7_000 } });
    await soon(() => invoiceOf(invoice)).toMatchObject({
      payments: [{ status: 'REFUNDED', dispute: { status: 'WON', inquiry: true } }],
    });
  });

  it('changes nothing when the bank closes it', async () => {
    const invoice = await paidInvoice({ outcome: 'inquiry' });
    await processor.control('close-inquiry', { id: await newest('dispute') });
    await soon(() => invoiceOf(invoice)).toMatchObject({
      status: 'PAID',
      payments: [{ status: 'SUCCEEDED', dispute: { status: 'WON', inquiry: true } }],
    });
  });

  it('that becomes a dispute takes the money back', async () => {
    const invoice = await paidInvoice({ outcome: 'inquiry' });
    await soon(async () => (await invoiceOf(invoice)).status).toBe('PAID');
    await processor.control('escalate', { id: await newest('dispute') });
    await soon(() => invoiceOf(invoice)).toMatchObject({
      paidCents: 0,
      payments: [{ status: 'DISPUTED', refundableCents: 0, dispute: { status: 'NEEDS_RESPONSE', inquiry: false } }],
    });
  });
});

describe('a bank account that is verified by a small deposit', () => {
  it('has its payment pending from the start, tells the payer what to do, and pays once it is verified', async () => {
    const invoice = await paidInvoice({ method: 'us_bank_account', outcome: 'microdeposits' });
    await soon(() => shown(invoice)).toMatchObject({
      payableOnline: false,
      pendingCents: 7_000,
      verificationUrl: expect.stringContaining('/verify/pi_'),
    });
    expect((await invoiceOf(invoice)).payments).toMatchObject([
      { status: 'PENDING', method: 'ACH', awaitingVerification: true },
    ]);
    const input = { token: tokenOf(invoice), amountCents: 7_000 };
    await app.visitor().refused('VALIDATION_FAILED', START, { input });
    await processor.submit((await shown(invoice)).verificationUrl, { answer: 'complete' });
    await soon(() => shown(invoice)).toMatchObject({ pendingCents: 7_000, verificationUrl: null });
    await processor.control('settle', { id: await newest('payment_intent') });
    await soon(async () => (await invoiceOf(invoice)).status).toBe('PAID');
  });

  it('that is not verified opens the invoice again', async () => {
    const invoice = await paidInvoice({ method: 'us_bank_account', outcome: 'microdeposits' });
    await soon(async () => (await shown(invoice)).pendingCents).toBe(7_000);
    await processor.control('fail-verification', { id: await newest('payment_intent') });
    await soon(() => shown(invoice)).toMatchObject({ payableOnline: true, pendingCents: 0, verificationUrl: null });
  });
});

describe('a refund', () => {
  it('that has failed counts no more, whatever the charge still says', async () => {
    const invoice = await paidInvoice();
    await soon(async () => (await invoiceOf(invoice)).status).toBe('PAID');
    const [{ id: paymentId }] = (await invoiceOf(invoice)).payments;
    await dana.ask(REFUND, { input: { paymentId, amountCents: 2_000 } });
    await processor.control('fail-refund', { id: await newest('refund') });
    await soon(async () => (await invoiceOf(invoice)).payments[0].refundedCents).toBe(0);
    await change(await newest('charge'), { amount_refunded: 2_000 });
    await dana.ask(REFUND, { input: { paymentId, amountCents: 1_000 } });
    expect((await invoiceOf(invoice)).payments[0]).toMatchObject({ refundedCents: 1_000 });
  });

  it('that was refused under a key is made under the same key once it can be', async () => {
    const invoice = await paidInvoice();
    await soon(async () => (await invoiceOf(invoice)).status).toBe('PAID');
    const [{ id: paymentId }] = (await invoiceOf(invoice)).payments;
    const input = { paymentId, amountCents: 7_000, idempotencyKey: 'credit' };
    const charge = await newest('charge');
    await change(charge, { status: 'pending' });
    await dana.refused('INVALID_STATE', REFUND, { input });
    await change(charge, { status: 'succeeded' });
    expect((await dana.ask(REFUND, { input })).refundPayment).toEqual({ status: 'REFUNDED', refundedCents: 7_000 });
    expect((await dana.ask(REFUND, { input })).refundPayment.refundedCents).toBe(7_000);
  });
});

it('tells an owner in Stripe’s words why no account is made, and makes it under the next key', async () => {
  const erin = await app.professional('Erin Holt');
  await processor.control('connect', { on: 'false' });
  const { message } = await erin.refused('INVALID_STATE', 'mutation { connectOnlinePayments }');
  expect(message).toMatch(/^Stripe refused: You can only create new accounts if you've signed up for Connect/);
  await processor.control('connect', { on: 'true' });
  await connectPayments(app, erin);
});

describe('an account that is lost', () => {
  it('because its owner disconnected it is asked to be connected again, and what was paid stays', async () => {
    const invoice = await paidInvoice();
    await soon(async () => (await invoiceOf(invoice)).status).toBe('PAID');
    const [{ id: paymentId }] = (await invoiceOf(invoice)).payments;
    const open = await sentInvoice(writer);
    await processor.control('disconnect', { id: await accountOf(invoice) });
    await soon(status).toBe('DISCONNECTED');
    expect((await invoiceOf(open)).payableOnline).toBe(false);
    await connectPayments(app, dana);
    expect((await invoiceOf(open)).payableOnline).toBe(true);
    expect((await invoiceOf(invoice)).status).toBe('PAID');
    const { message } = await dana.refused('INVALID_STATE', REFUND, { input: { paymentId, amountCents: 100 } });
    expect(message).toMatch(/no longer connected/);
  });

  it('because the keys have changed is found as a customer would pay, and by reconciliation', async () => {
    const invoice = await sentInvoice(writer);
    const forget = () => database.query("delete from stripe_sandbox.objects where object = 'account'");
    await forget();
    const input = { token: tokenOf(invoice), amountCents: 7_000 };
    const { message } = await app.visitor().refused('INVALID_STATE', START, { input });
    expect(message).toMatch(/isn’t taking online payments right now/);
    expect(await status()).toBe('DISCONNECTED');
    await connectPayments(app, dana);
    await forget();
    await database.query("select graphile_worker.add_job('stripe.reconcile', '{}')");
    await soon(status).toBe('DISCONNECTED');
  });
});

async function accountOf({ id }: Invoice): Promise<string> {
  const { rows } = await database.query('select account_id as id from checkouts where invoice_id = $1', [id]);
  return rows[0].id;
}

it('makes a customer anew for a plan where Stripe does not know the one before', async () => {
  const CHOOSE = 'mutation ($input: ChoosePlanInput!) { choosePlan(input: $input) }';
  const choose = () => dana.ask(CHOOSE, { input: { tier: 'STARTER', interval: 'MONTH' } });
  const known = async () => (await database.query('select customer_id as id from billing_customers')).rows;
  await choose();
  const before = await known();
  await database.query("delete from stripe_sandbox.objects where object = 'customer'");
  await dana.refused('INVALID_STATE', 'mutation { openBilling }');
  await choose();
  const after = await known();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});
