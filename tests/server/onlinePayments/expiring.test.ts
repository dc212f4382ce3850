import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { checkoutPage, depositPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
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
});

const ACCEPT = 'mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }';

const idOf = (page: string) => /cs_test_\w+/.exec(page)?.[0];

/** Returns the status of a page's Checkout session at Stripe. */
async function statusOf(page: string): Promise<string> {
  const { rows } = await database.query(
    "select body ->> 'status' as status from stripe_sandbox.objects where id = $1",
    [idOf(page)],
  );
  return rows[0].status;
}

const soon = (page: string) => expect.poll(() => statusOf(page), { timeout: 10_000 });

it.each([
  ['is paid by hand', 7_000, (id: string) => pay(dana, id, 7_000)],
  ['is paid in part, so that less is due', 7_000, (id: string) => pay(dana, id, 1_000)],
  ['is paid in part, so that the rest would be too small', 5_000, (id: string) => pay(dana, id, 1_960)],
  ['is voided', 7_000, (id: string) => dana.ask('mutation ($id: ID!) { voidInvoice(id: $id) { id } }', { id })],
  [
    'is written off',
    7_000,
    (id: string) => dana.ask('mutation ($id: ID!) { writeOffInvoice(id: $id, reason: "Mine") { id } }', { id }),
  ],
])('closes the page of an invoice that %s', async (_what, amountCents, change) => {
  const invoice = await sentInvoice(writer);
  const page = await checkoutPage(app.visitor(), invoice, amountCents);
  expect(await statusOf(page)).toBe('open');
  await change(invoice.id);
  await soon(page).toBe('expired');
});

it('keeps a page open whose amount is still due', async () => {
  const invoice = await sentInvoice(writer);
  const [small, large] = [
    await checkoutPage(app.visitor(), invoice, 1_000),
    await checkoutPage(app.visitor(), invoice, 7_000),
  ];
  await pay(dana, invoice.id, 1_000);
  await soon(large).toBe('expired');
  expect(await statusOf(small)).toBe('open');
});

it('closes other pages while a bank payment is pending', async () => {
  const invoice = await sentInvoice(writer);
  const [one, other] = [
    await checkoutPage(app.visitor(), invoice, 7_000),
    await checkoutPage(app.visitor(), invoice, 7_000),
  ];
  await processor.pay(one, { method: 'us_bank_account' });
  await soon(other).toBe('expired');
  expect(await statusOf(one)).toBe('complete');
});

it('closes the page of a deposit that was paid on another', async () => {
  const quote = await writer.sent({ depositCents: 2_000 });
  await app.visitor().ask(ACCEPT, { input: { token: tokenOf(quote), signerName: 'Ada Park' } });
  const [one, other] = [await depositPage(app.visitor(), quote), await depositPage(app.visitor(), quote)];
  await processor.pay(one);
  await soon(other).toBe('expired');
});

it('returns a new page for the same request after its page was closed', async () => {
  const invoice = await sentInvoice(writer);
  const asked = { idempotencyKey: 'again' };
  const page = await checkoutPage(app.visitor(), invoice, 7_000, asked);
  const { id } = await pay(dana, invoice.id, 1_000);
  await soon(page).toBe('expired');
  await dana.ask('mutation ($id: ID!) { voidPayment(id: $id, reason: "Mistake") { id } }', { id });
  const next = await checkoutPage(app.visitor(), invoice, 7_000, asked);
  expect(next).not.toBe(page);
  expect(await statusOf(next)).toBe('open');
});
