import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { checkoutPage, choosePayments, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
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
  await choosePayments(dana, { tips: true });
});

const query = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows[0];
const newestOf = (column: string) => async (invoiceId: string) =>
  (await query(`select ${column} as value from payments where invoice_id = $1 order by id desc limit 1`, [invoiceId]))
    .value;
const intentOf = newestOf('stripe_intent_id');
const disputeOf = newestOf("dispute ->> 'id'");

/** Waits for a webhook and a job. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 });

const INVOICE = `query ($id: ID!) { invoice(id: $id) { status paidCents balanceCents
  payments { id method status amountCents tipCents creditCents refundedCents refundableCents feeCents netCents failure dispute { status amountCents dueBy } } } }`;
const SETTLE = `mutation ($token: String!, $sessionId: String!) { settlePortalPayment(token: $token, sessionId: $sessionId) {
  status balanceCents pendingCents payableOnline payments { method status amountCents } } }`;
const REFUND =
  'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id status refundedCents refundableCents } }';

const invoiceOf = async (id: string) => (await dana.ask(INVOICE, { id })).invoice;
const until = (id: string, status: string) => soon(async () => (await invoiceOf(id)).status).toBe(status);

it('is told by Stripe of a payment by card, and the money is on the invoice to the cent', async () => {
  const invoice = await sentInvoice(writer);
  const page = await checkoutPage(app.visitor(), invoice, invoice.totalCents, { tipCents: 500 });
  const back = await processor.pay(page);
  expect(back).toMatch(new RegExp(`/portal/invoice/${tokenOf(invoice)}\\?payment=cs_test_`));
  await until(invoice.id, 'PAID');
  const { payments, ...rest } = await invoiceOf(invoice.id);
  expect(rest).toEqual({ status: 'PAID', paidCents: invoice.totalCents, balanceCents: 0 });
  const amountCents = invoice.totalCents + 500;
  expect(payments).toEqual([
    expect.objectContaining({
      method: 'CARD',
      status: 'SUCCEEDED',
      amountCents,
      tipCents: 500,
      creditCents: 0,
      failure: null,
    }),
  ]);
  const feeCents = Math.round(amountCents * 0.029) + 30;
  await expect
    .poll(async () => (await invoiceOf(invoice.id)).payments[0])
    .toMatchObject({ feeCents, netCents: amountCents - feeCents });
});

it('shows a returning customer the current state without a webhook', async () => {
  await processor.control('webhooks', { on: 'false' });
  const invoice = await sentInvoice(writer);
  const back = await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), {
    method: 'apple_pay',
  });
  const sessionId = new URL(back).searchParams.get('payment');
  const { settlePortalPayment } = await app.visitor().ask(SETTLE, { token: tokenOf(invoice), sessionId });
  expect(settlePortalPayment).toEqual({
    status: 'PAID',
    balanceCents: 0,
    pendingCents: 0,
    payableOnline: false,
    payments: [{ method: 'APPLE_PAY', status: 'SUCCEEDED', amountCents: invoice.totalCents }],
  });
  // Late and repeated events have no effect.
  await processor.control('webhooks', { on: 'true' });
  await processor.control('deliver');
});

it('counts a bank transfer only once it has cleared, and restores the balance when it fails', async () => {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), { method: 'us_bank_account' });
  await soon(async () => (await invoiceOf(invoice.id)).payments.length).toBe(1);
  expect(await invoiceOf(invoice.id)).toMatchObject({
    balanceCents: invoice.totalCents,
    payments: [{ method: 'ACH', status: 'PENDING' }],
  });
  const again = await app
    .visitor()
    .refused('VALIDATION_FAILED', 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }', {
      input: { token: tokenOf(invoice), amountCents: invoice.totalCents },
    });
  expect(again.extensions).toMatchObject({ fields: [{ path: 'amountCents', code: 'MORE_THAN_BALANCE' }] });
  await processor.control('fail', { id: await intentOf(invoice.id) });
  await soon(async () => (await invoiceOf(invoice.id)).payments[0].status).toBe('FAILED');
  expect((await invoiceOf(invoice.id)).payments[0].failure).toMatch(/account|bank|money/);

  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), { method: 'us_bank_account' });
  await soon(async () => (await invoiceOf(invoice.id)).payments.length).toBe(2);
  await processor.control('settle', { id: await intentOf(invoice.id) });
  await until(invoice.id, 'PAID');
});

it('records a dispute with its deadline, and its end', async () => {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents), { outcome: 'dispute' });
  const disputed = async () => (await invoiceOf(invoice.id)).payments[0];
  await soon(disputed).toMatchObject({ status: 'DISPUTED', dispute: { status: 'NEEDS_RESPONSE' } });
  expect(new Date((await disputed()).dispute.dueBy).getTime()).toBeGreaterThan(Date.now());
  expect(await invoiceOf(invoice.id)).toMatchObject({ paidCents: 0 });
  await processor.control('win', { id: await disputeOf(invoice.id) });
  await until(invoice.id, 'PAID');
  expect(await disputed()).toMatchObject({ status: 'SUCCEEDED', dispute: { status: 'WON' } });
});

it('loses no payment without webhooks: reconciliation finds it', async () => {
  await processor.control('webhooks', { on: 'false' });
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  await query("select graphile_worker.add_job('stripe.reconcile', '{}'::json)");
  await until(invoice.id, 'PAID');
  await query("select graphile_worker.add_job('stripe.reconcile', '{}'::json)");
  await processor.control('webhooks', { on: 'true' });
  await processor.control('deliver');
  expect((await invoiceOf(invoice.id)).payments).toHaveLength(1);
});

it('turns a late card payment on an invoice paid in cash into a credit that can be refunded', async () => {
  const invoice = await sentInvoice(writer);
  const page = await checkoutPage(app.visitor(), invoice, invoice.totalCents);
  await processor.control('webhooks', { on: 'false' });
  await processor.pay(page);
  await pay(dana, invoice.id, invoice.totalCents);
  await processor.control('webhooks', { on: 'true' });
  await soon(async () => (await invoiceOf(invoice.id)).payments.length).toBe(2);
  const { payments, ...rest } = await invoiceOf(invoice.id);
  expect(rest).toEqual({ status: 'PAID', paidCents: invoice.totalCents, balanceCents: 0 });
  const late = payments.find(({ method }: { method: string }) => method === 'CARD');
  expect(late).toMatchObject({
    status: 'SUCCEEDED',
    creditCents: invoice.totalCents,
    refundableCents: invoice.totalCents,
  });
  const { refundPayment } = await dana.ask(REFUND, { input: { paymentId: late.id, amountCents: late.creditCents } });
  expect(refundPayment).toEqual({
    id: late.id,
    status: 'REFUNDED',
    refundedCents: invoice.totalCents,
    refundableCents: 0,
  });
  expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'PAID', paidCents: invoice.totalCents });
});
