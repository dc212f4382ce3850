import fc from 'fast-check';
import pg from 'pg';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECT_EVENTS } from '#server/features/onlinePayments/connectEvents.ts';
import { SESSION_SECRET } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { expectExact } from '#tests/support/ledger.ts';
import { checkoutPage, connectPayments, type Processor } from '#tests/support/onlinePayments.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice } from '#tests/support/portal.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import { TestServer } from '#tests/support/server.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { postWebhook, stripeAt, toldEvents, untilHandled } from '#tests/support/webhooks.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** How often each story happens, on as many invoices; with `npm run test:soak` they make more than a thousand events. */
const TIMES_EACH = IS_SOAK ? 11 : 2;
const SHARE = 7000;

let servers: [TestServer, TestServer];
let database: pg.Pool;
let stripe: Stripe;
let processor: Processor;
let dana: GraphQLPerson;
let customer: GraphQLPerson;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  database = new pg.Pool({ connectionString: databaseUrl });
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET };
  servers = [await TestServer.start(env), await TestServer.start(env)];
  const [{ url }] = servers;
  dana = await GraphQLPerson.signUp(url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  processor = await connectPayments({ address: url }, dana);
  await processor.control('webhooks', { on: 'false' });
  stripe = stripeAt(url);
  customer = new GraphQLPerson(url);
});

afterAll(async () => {
  await database.end();
  for (const server of servers ?? []) await server.kill('server').then(() => server.remove());
});

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;

/** The page on which a share of an invoice is paid, what happened on it, and what came of it at the processor's. */
async function open(invoice: Invoice) {
  const page = await checkoutPage(customer, invoice, SHARE);
  const session = /cs_test_\w+/.exec(page)?.[0];
  const made = async (object: string): Promise<{ id: string; account: string }> => {
    const { rows } = await database.query(
      `select made.id, made.account from stripe_sandbox.objects made join stripe_sandbox.objects session on session.id = $2
       where made.object = $1 and session.body ->> 'payment_intent' in (made.id, made.body ->> 'payment_intent')
       order by made.seq desc limit 1`,
      [object, session],
    );
    return rows[0];
  };
  return {
    pay: (how: { method?: string; outcome?: string } = {}) => processor.pay(page, how),
    answer: () => processor.submit(`${page}/challenge`, { answer: 'complete' }),
    decide: async (deed: string, object: string) => processor.control(deed, { id: (await made(object)).id }),
    async giveBack(amount: number) {
      const { id, account } = await made('payment_intent');
      await stripe.refunds.create({ payment_intent: id, amount }, { stripeAccount: account });
    },
  };
}

/** What customers, banks and a professional at the processor's dashboard do. */
const stories: Record<string, (invoice: Invoice) => Promise<void>> = {
  async card(invoice) {
    await (await open(invoice)).pay();
  },
  async declinedAtFirst(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ outcome: 'insufficient_funds' });
    await checkout.pay();
  },
  async challenged(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ outcome: 'authenticate' });
    await checkout.answer();
  },
  async debit(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ method: 'us_bank_account' });
    await checkout.decide('settle', 'payment_intent');
  },
  async debitThatFails(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ method: 'us_bank_account' });
    await checkout.decide('fail', 'payment_intent');
  },
  async refundedInPart(invoice) {
    const checkout = await open(invoice);
    await checkout.pay();
    await checkout.giveBack(2500);
  },
  async refundedInTwo(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ method: 'apple_pay' });
    await checkout.giveBack(2500);
    await checkout.giveBack(4500);
  },
  async refundThatFails(invoice) {
    const checkout = await open(invoice);
    await checkout.pay();
    await checkout.giveBack(SHARE);
    await checkout.decide('fail-refund', 'refund');
  },
  async disputed(invoice) {
    await (await open(invoice)).pay({ outcome: 'dispute' });
  },
  async disputeWon(invoice) {
    const checkout = await open(invoice);
    await checkout.pay({ outcome: 'dispute' });
    await checkout.decide('win', 'dispute');
  },
  async disputeLost(invoice) {
    const checkout = await open(invoice);
    await checkout.pay();
    await checkout.giveBack(1000);
    await checkout.decide('dispute', 'charge');
    await checkout.decide('lose', 'dispute');
  },
  async cashAndTwoTabs(invoice) {
    const tabs = [await open(invoice), await open(invoice)];
    await pay(dana, invoice.id, 3000);
    for (const tab of tabs) await tab.pay();
  },
};

/** Invoices that all the money together is a little more than is owed on: the latest is credit. */
async function sentInvoices(): Promise<Invoice[]> {
  const writer = await withCustomer(dana);
  const lines = [{ ...rolling, quantity: 1, unitCents: 9 * SHARE }];
  const invoices: Invoice[] = [];
  for (let count = 0; count < TIMES_EACH; count++) invoices.push(await sentInvoice(writer, { lines }));
  // The storm is to be of webhooks, not of receipts.
  await dana.ask('mutation ($id: ID!) { updateCustomer(id: $id, input: { email: null }) { id } }', {
    id: writer.customerId,
  });
  return invoices;
}

const shuffled = <Item>(items: Item[]) =>
  fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), { seed, numRuns: 1 })[0] as Item[];

it('events, shuffled, each told three times to two servers, leave the ledger exact', {
  timeout: 300_000,
}, async () => {
  console.log(`storm: SEED=${seed}`);
  const invoices = await sentInvoices();
  const happening = invoices.flatMap((invoice) => Object.values(stories).map((story) => () => story(invoice)));
  await inLanes(6, shuffled(happening), (happen) => happen());
  const events = await toldEvents(database);
  expect(events.length).toBeGreaterThanOrEqual(IS_SOAK ? 1000 : 130);
  const listenedTo = events.filter(({ type }) => (CONNECT_EVENTS as readonly string[]).includes(type));

  const deliveries = shuffled([...events, ...events, ...events]).map((event, index) => ({
    body: JSON.stringify(event),
    to: servers[index % 2] as TestServer,
  }));
  await inLanes(16, deliveries, async ({ body, to }) => expect(await postWebhook(to.url, body)).toBe(200));
  await untilHandled(database, 150_000);

  const { rows } = await database.query('select count(*)::int as kept from stripe_events');
  // A refund that is told of before its payment is known is dropped: following the payment finds it.
  expect(rows[0].kept).toBeGreaterThan(listenedTo.length / 2);
  await expectExact(database);
});
