import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { checkoutPage, choosePayments, connectPayments, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';

let app: TestApp;
let dana: GraphQLPerson;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  processor = await connectPayments(app, dana);
});

beforeEach(() => choosePayments(dana, { tips: true }));

const START = 'mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }';
const INVOICE =
  'query ($id: ID!) { invoice(id: $id) { status paidCents balanceCents payments { amountCents tipCents creditCents } } }';
const PORTAL =
  'query ($token: String!) { portalInvoice(token: $token) { tips paidCents payments { amountCents tipCents } } }';

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;

const bill = async (email: string) => sentInvoice(await withCustomer(dana, { email }));
const shown = async (invoice: Invoice) => (await app.visitor().ask(PORTAL, { token: tokenOf(invoice) })).portalInvoice;
const refusal = async (invoice: Invoice, tipCents: number) => {
  const input = { token: tokenOf(invoice), amountCents: invoice.totalCents, tipCents };
  const { extensions } = await app.visitor().refused('VALIDATION_FAILED', START, { input });
  return extensions.fields?.map(({ path, code }) => `${path} ${code}`).join();
};

it('is paid in addition to the invoice and does not reduce its balance', async () => {
  const invoice = await bill('tipping@example.com');
  await processor.pay(await checkoutPage(app.visitor(), invoice, 3_000, { tipCents: 450 }));
  await expect
    .poll(async () => (await dana.ask(INVOICE, { id: invoice.id })).invoice, { timeout: 60_000 })
    .toEqual({
      status: 'PARTIAL',
      paidCents: 3_000,
      balanceCents: 4_000,
      payments: [{ amountCents: 3_450, tipCents: 450, creditCents: 0 }],
    });
  expect(await shown(invoice)).toEqual({
    tips: true,
    paidCents: 3_000,
    payments: [{ amountCents: 3_450, tipCents: 450 }],
  });
  const { text } = await mailTo(app.address, 'tipping@example.com', 'receipt');
  expect(text).toMatch(/Partial payment +\$34\.50/);
  expect(text).toMatch(/Tip included +\$4\.50/);
  expect(text).toMatch(/Paid so far +\$30\.00/);
});

it('is refused where the business accepts none', async () => {
  const invoice = await bill('frugal@example.com');
  await choosePayments(dana, { tips: false });
  expect(await shown(invoice)).toMatchObject({ tips: false });
  expect(await refusal(invoice, 100)).toBe('tipCents NO_TIPS');
  await checkoutPage(app.visitor(), invoice, invoice.totalCents, { tipCents: 0 });
});

it.each([
  ['negative', -100],
  ['more than the payment', 7_001],
])('is refused when it is %s', async (_case, tipCents) => {
  const invoice = await bill('odd@example.com');
  expect(await refusal(invoice, tipCents)).toMatch(/^tipCents /);
  expect(await shown(invoice)).toMatchObject({ paidCents: 0, payments: [] });
});
