import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { checkoutPage, choosePayments, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';

let app: TestApp;
let dana: GraphQLPerson;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  ({ person: dana, writer, processor } = await newSeller(app));
});

beforeEach(() => choosePayments(dana, { partPayments: true }));

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const INVOICE =
  'query ($id: ID!) { invoice(id: $id) { status paidCents balanceCents payableOnline payments { amountCents status } } }';
const PORTAL =
  'query ($token: String!) { portalInvoice(token: $token) { partPayments payableOnline failure pendingCents balanceCents } }';

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;

const invoiceOf = async (id: string) => (await dana.ask(INVOICE, { id })).invoice;
const shown = async (invoice: Invoice) => (await app.visitor().ask(PORTAL, { token: tokenOf(invoice) })).portalInvoice;
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 });

/** Starts a payment of an amount; returns why it is refused. */
async function refusal(invoice: Invoice, amountCents: number): Promise<string | undefined> {
  const input = { token: tokenOf(invoice), amountCents };
  const { extensions } = await app.visitor().refused('VALIDATION_FAILED', START, { input });
  return extensions.fields?.map(({ path, code }) => `${path} ${code}`).join();
}

it('accepts partial payments down to 0', async () => {
  const invoice = await sentInvoice(writer);
  expect(await shown(invoice)).toMatchObject({ partPayments: true, payableOnline: true });
  await processor.pay(await checkoutPage(app.visitor(), invoice, 2_000));
  await soon(() => invoiceOf(invoice.id)).toMatchObject({ status: 'PARTIAL', paidCents: 2_000, balanceCents: 5_000 });
  expect(await refusal(invoice, 5_001)).toBe('amountCents MORE_THAN_BALANCE');
  await processor.pay(await checkoutPage(app.visitor(), invoice, 5_000));
  await soon(() => invoiceOf(invoice.id)).toEqual({
    status: 'PAID',
    paidCents: 7_000,
    balanceCents: 0,
    payableOnline: false,
    payments: [
      { amountCents: 2_000, status: 'SUCCEEDED' },
      { amountCents: 5_000, status: 'SUCCEEDED' },
    ],
  });
});

it('accepts only the whole balance where the business accepts no partial payments', async () => {
  const invoice = await sentInvoice(writer);
  await choosePayments(dana, { partPayments: false });
  expect(await shown(invoice)).toMatchObject({ partPayments: false });
  expect(await refusal(invoice, invoice.totalCents - 1)).toBe('amountCents NO_PARTS');
  // After a cash payment the remaining balance counts as the whole.
  await pay(dana, invoice.id, 1_000);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents - 1_000));
  await soon(() => invoiceOf(invoice.id)).toMatchObject({ status: 'PAID', balanceCents: 0 });
});

it("offers no payment below Stripe's minimum", async () => {
  const invoice = await sentInvoice(writer);
  expect(await refusal(invoice, 49)).toBe('amountCents TOO_LITTLE');
  await pay(dana, invoice.id, invoice.totalCents - 49);
  expect(await shown(invoice)).toMatchObject({ payableOnline: false, balanceCents: 49 });
});

it('refuses a partial payment with too small a rest, naming the possible amounts', async () => {
  const invoice = await sentInvoice(writer);
  for (const amountCents of [6_951, 6_999]) {
    const input = { token: tokenOf(invoice), amountCents };
    const { message, extensions } = await app.visitor().refused('VALIDATION_FAILED', START, { input });
    expect(message).toBe(
      'The remaining balance would be too small to pay online. Pay $69.50 or less, or the full $70.00',
    );
    expect(extensions.fields).toEqual([{ path: 'amountCents', message, code: 'REST_TOO_SMALL' }]);
  }
  await processor.pay(await checkoutPage(app.visitor(), invoice, 6_950));
  await soon(() => invoiceOf(invoice.id)).toMatchObject({ balanceCents: 50, payableOnline: true });
});

it('shows why the last payment failed, until one succeeds', async () => {
  const invoice = await sentInvoice(writer);
  const page = await checkoutPage(app.visitor(), invoice, invoice.totalCents);
  await processor.pay(page, { outcome: 'insufficient_funds' });
  await soon(() => shown(invoice)).toMatchObject({ failure: 'There was not enough money in the account.' });
  await processor.pay(page);
  await soon(() => shown(invoice)).toMatchObject({ failure: null, balanceCents: 0 });
});

it('returns another page for another invoice with the same key', async () => {
  const [one, other] = [await sentInvoice(writer), await sentInvoice(writer)];
  const asked = { idempotencyKey: 'the same' };
  const page = await checkoutPage(app.visitor(), one, 1_000, asked);
  expect(await checkoutPage(app.visitor(), one, 1_000, asked)).toBe(page);
  expect(await checkoutPage(app.visitor(), other, 1_000, asked)).not.toBe(page);
});
