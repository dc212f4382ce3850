import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_SECRET } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { expectExact } from '#tests/support/ledger.ts';
import { checkoutPage, connectPayments, type Processor } from '#tests/support/onlinePayments.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import { TestServer } from '#tests/support/server.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { untilHandled } from '#tests/support/webhooks.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** At full size with `npm run test:soak`. */
const CHECKOUTS = IS_SOAK ? 200 : 24;
const INVOICES = IS_SOAK ? 10 : 6;
const SHARE = 1000;
const KILLS = IS_SOAK ? 12 : 2;

let server: TestServer;
let database: pg.Pool;
let dana: GraphQLPerson;
let processor: Processor;
let customer: GraphQLPerson;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  database = new pg.Pool({ connectionString: databaseUrl });
  server = await TestServer.start({ DATABASE_URL: databaseUrl, SESSION_SECRET });
  dana = await GraphQLPerson.signUp(server.url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  processor = await connectPayments({ address: server.url }, dana);
  customer = new GraphQLPerson(server.url);
});

afterAll(async () => {
  await database.end();
  await server?.kill('server').then(() => server.remove());
});

type Invoice = Awaited<ReturnType<typeof sentInvoice>>;

/** As people do whose page does not load: again and again, until somebody answers. A refusal is an answer. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const isGone = error instanceof TypeError || error instanceof SyntaxError;
      if (!isGone || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

const SETTLE =
  'mutation ($token: String!, $sessionId: String!) { settlePortalPayment(token: $token, sessionId: $sessionId) { status } }';

/** One customer's way through a checkout. Their page may be paid though nobody could tell them so: then it is closed. */
async function goThrough(invoice: Invoice, { idempotencyKey, returns }: { idempotencyKey: string; returns: boolean }) {
  const page = await insist(() => checkoutPage(customer, invoice, SHARE, { idempotencyKey }));
  await insist(() => processor.pay(page));
  const sessionId = /cs_test_\w+/.exec(page)?.[0];
  if (returns) await insist(() => customer.ask(SETTLE, { token: tokenOf(invoice), sessionId }));
}

it(`${KILLS} times kill -9 amid ${CHECKOUTS} checkouts, and each charge stands on its invoice once`, {
  timeout: 900_000,
}, async () => {
  console.log(`killed: SEED=${seed}`);
  const writer = await withCustomer(dana);
  const lines = [{ ...rolling, quantity: 1, unitCents: (CHECKOUTS / INVOICES) * SHARE }];
  const invoices: Invoice[] = [];
  for (let count = 0; count < INVOICES; count++) invoices.push(await sentInvoice(writer, { lines }));

  const checkouts = Array.from({ length: CHECKOUTS }, (_, index) => ({
    invoice: invoices[index % INVOICES] as Invoice,
    idempotencyKey: `checkout ${index}`,
    returns: index % 3 === 0,
  }));
  // When each server dies: so many milliseconds after so many more people have begun.
  const deaths = fc.sample(fc.nat({ max: 400 }), { seed, numRuns: KILLS });
  let begun = 0;
  const untilBegun = async (count: number) => {
    while (begun < count) await pause(5);
  };
  const customers = inLanes(6, checkouts, async ({ invoice, ...checkout }) => {
    begun += 1;
    await goThrough(invoice, checkout);
  });
  for (const [index, milliseconds] of deaths.entries()) {
    await untilBegun(Math.floor(((index + 1) * CHECKOUTS) / (KILLS + 1)));
    await pause(milliseconds);
    await server.kill('server');
    await server.start();
  }
  await customers;
  // What the last one left undone the next start sees to, without waiting for a webhook to come again.
  await server.kill('server');
  await server.start();

  await expect
    .poll(async () => (await dana.ask(RECONCILED, {})).invoices.nodes.every(isPaid), { timeout: 120_000 })
    .toBe(true);
  await untilHandled(database, 150_000);
  const { rows } = await database.query(
    `select count(*)::int as charges from stripe_sandbox.objects where object = 'charge' and body ->> 'status' = 'succeeded'`,
  );
  expect(rows).toEqual([{ charges: CHECKOUTS }]);
  await expectExact(database);
});

const RECONCILED = 'query { invoices(first: 100) { nodes { status balanceCents } } }';
const isPaid = ({ status, balanceCents }: { status: string; balanceCents: number }) =>
  status === 'PAID' && balanceCents === 0;
