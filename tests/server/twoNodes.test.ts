import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { SESSION_SECRET } from '#tests/support/app.ts';
import { type Balancer, balance } from '#tests/support/balancer.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';
import { TestServer } from '#tests/support/server.ts';
import { IS_SOAK } from '#tests/support/soak.ts';

const READERS = 6;
const PAYERS = 4;
const LISTENERS = 6;
const INVOICE_CENTS = 100_000_000;
/** Numbers of payments before and after a node is killed. */
const BEFORE = IS_SOAK ? 120 : 40;
const AFTER = IS_SOAK ? 160 : 60;

const PAY = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
const READ = 'query { invoices(first: 20) { nodes { id number paidCents customer { name } } } }';
const PAYMENTS = 'query ($id: ID!) { invoice(id: $id) { paidCents payments { id reference amountCents } } }';
const LISTEN = 'subscription { invoicePayment { payment { id } invoice { id paidCents } } }';

let redis: TestRedis;
let nodes: TestServer[];
let balancer: Balancer;
let dana: GraphQLPerson;
let database: pg.Client;
let invoiceIds: string[];

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  database = new pg.Client(databaseUrl);
  await database.connect();
  redis = await startRedis();
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET, REDIS_URL: redis.url };
  nodes = await Promise.all([TestServer.start(env), TestServer.start(env)]);
  balancer = await balance(nodes);
  dana = await GraphQLPerson.signUp(balancer.url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  const debtor = await withDebtor(dana);
  invoiceIds = [];
  for (let count = 0; count < PAYERS; count++) invoiceIds.push((await debtor.owing(INVOICE_CENTS)).id);
}, 120_000);
afterAll(async () => {
  await balancer?.close();
  await database?.end();
  for (const node of nodes ?? []) await node.remove();
  await redis?.end();
});

/** A client that subscribes to payments, and refetches them after each reconnection. */
function listen() {
  const known = new Set<string>();
  let connections = 0;
  let begun = 0;
  const refetch = async () => {
    for (const id of invoiceIds) {
      const { invoice } = await insist(() => dana.ask(PAYMENTS, { id }));
      for (const payment of invoice.payments) known.add(payment.id);
    }
  };
  const client = createClient({
    url: `${balancer.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: dana.accessToken },
    retryAttempts: 50,
    retryWait: () => pause(50),
    shouldRetry: () => true,
    on: {
      connected: () => void connections++,
      ping(received, payload) {
        if (received && payload?.listening && ++begun > 1) void refetch();
      },
    },
  });
  client.subscribe<{ invoicePayment: { payment: { id: string } } }>(
    { query: LISTEN },
    {
      next: ({ data }) => data && known.add(data.invoicePayment.payment.id),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { known, connections: () => connections, hasBegun: () => begun > 0, end: () => client.dispose() };
}

/** Repeats an attempt whose connection broke, as people and programs do. */
async function insist<T>(attempt: () => Promise<T>, onBroken: () => void = () => undefined): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // A broken connection or response; an error response is a response.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      onBroken();
      await pause(20);
    }
  }
}

it('killing one of two nodes under load loses or repeats nothing acknowledged, sockets reconnect, and only requests in flight fail', {
  timeout: 300_000,
}, async () => {
  const listeners = Array.from({ length: LISTENERS }, listen);
  await expect.poll(() => listeners.every(({ hasBegun }) => hasBegun()), { timeout: 60_000 }).toBe(true);
  const acknowledged: { key: string; cents: number }[] = [];
  let isOver = false;
  let reads = 0;
  let broken = 0;

  const payers = invoiceIds.map(async (invoiceId, lane) => {
    for (let turn = 0; !isOver; turn++) {
      const [key, cents] = [`${lane}-${turn}`, 100 + turn];
      const input = { invoiceId, amountCents: cents, method: 'CASH', reference: key, idempotencyKey: key };
      await insist(
        () => dana.ask(PAY, { input }),
        () => broken++,
      );
      acknowledged.push({ key, cents });
    }
  });
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const { invoices } = await insist(
        () => dana.ask(READ),
        () => broken++,
      );
      expect(invoices.nodes).toHaveLength(PAYERS);
      reads += 1;
    }
  });
  const untilPaid = (count: number) =>
    expect.poll(() => acknowledged.length, { timeout: 90_000 }).toBeGreaterThanOrEqual(count);

  await untilPaid(BEFORE);
  expect(broken).toBe(0);
  await nodes[0]!.kill('server');
  await untilPaid(BEFORE + AFTER);
  isOver = true;
  await Promise.all([...payers, ...readers]);

  const { rows } = await database.query<{ reference: string; id: string }>('select id, reference from payments');
  expect(rows.map(({ reference }) => reference).sort()).toEqual(acknowledged.map(({ key }) => key).sort());
  const { rows: sums } = await database.query('select sum(paid_cents)::int as paid from invoices');
  expect(sums).toEqual([{ paid: acknowledged.reduce((sum, { cents }) => sum + cents, 0) }]);

  // One for each request in flight, or about to use a lost connection.
  expect(broken).toBeLessThanOrEqual(2 * (READERS + PAYERS));
  expect(reads).toBeGreaterThan(BEFORE);
  const all = rows.map(({ id }) => id).sort();
  for (const { known, connections, end } of listeners) {
    // Clients of the other node reconnect too, because the killed one may not have announced its last commits.
    await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThan(1);
    await expect.poll(() => [...known].sort(), { timeout: 60_000 }).toEqual(all);
    expect(connections()).toBeLessThanOrEqual(3);
    await end();
  }
});
