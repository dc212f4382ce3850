import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { findRedis, nodesKnowOfEachOther, startRedis, type TestRedis } from '#tests/support/redis.ts';
import { subscribe } from '#tests/support/subscriptions.ts';

const ACTIVITY = 'subscription { activity { id type invoice { id balanceCents } } }';
const TAG = 'mutation ($id: ID!) { updateCustomer(id: $id, input: { tags: ["seen"] }) { id } }';
const PAYMENTS = 'subscription { invoicePayment { payment { id } } }';
const PORTAL = 'subscription ($token: String!) { portalInvoice(token: $token) { balanceCents } }';
const PAYMENTS_EACH = 6;
/** The close code of sockets whose clients should reconnect. */
const COME_BACK = 1012;
/** Time limit for a publication that a request waits for. */
const PUBLISHING_MS = 4_000;

const transports: { name: string; redis: boolean }[] = [{ name: 'NOTIFY', redis: false }];
if (findRedis()) transports.push({ name: 'Redis', redis: true });
else it.skip('two nodes over Redis: there is no redis-server here (Debian: apt-get install redis-server)');

describe.each(transports)('two nodes over $name', (transport) => {
  let redis: TestRedis | undefined;
  let first: TestApp;
  let nodes: Awaited<ReturnType<typeof openApp>>[];

  beforeAll(async () => {
    redis = transport.redis ? await startRedis() : undefined;
    const environment = redis ? { REDIS_URL: redis.url } : {};
    first = await startTestApp(environment);
    nodes = [first, await openApp(first.databaseUrl, environment)];
  });
  afterAll(() => redis?.end());

  const at = (node: { address: string }, { account, accessToken }: GraphQLPerson) =>
    new GraphQLPerson(node.address, account, accessToken);

  const refusedAt = async (node: { address: string }, person: GraphQLPerson) =>
    (await at(node, person).send('{ business { name } }')).errors?.[0]?.extensions.code === 'UNAUTHENTICATED';

  it('deliver each event to all subscribers of its business once, in one order', async () => {
    const businesses = await Promise.all(
      ['Dana Ruiz', 'Somebody Else', 'A Third'].map(async (name) => {
        const writer = await withCustomer(await first.professional(name));
        return { ...writer, invoice: await sentInvoice(writer) };
      }),
    );
    const audiences = [];
    for (const { person } of businesses) {
      const subscriptions = [];
      for (const node of nodes) {
        subscriptions.push(await subscribe(node, person, ACTIVITY), await subscribe(node, person, ACTIVITY));
      }
      audiences.push(subscriptions);
    }
    const customer = await subscribe(nodes[1]!, first.visitor(), PORTAL, { token: tokenOf(businesses[0]!.invoice) });

    await Promise.all(
      businesses.flatMap(({ person, invoice }) =>
        Array.from({ length: PAYMENTS_EACH }, (_, n) => pay(at(nodes[n % 2]!, person), invoice.id, 100)),
      ),
    );

    for (const [index, subscriptions] of audiences.entries()) {
      const orders = [];
      for (const subscription of subscriptions) {
        for (let n = 0; n < PAYMENTS_EACH; n += 1) await subscription.next();
        const events = subscription.received.map(({ activity }) => activity);
        expect(events.map(({ invoice }) => invoice.id)).toEqual(
          Array(PAYMENTS_EACH).fill(businesses[index]!.invoice.id),
        );
        expect(events.at(-1).invoice.balanceCents).toBe(7000 - PAYMENTS_EACH * 100);
        orders.push(events.map(({ id }) => id));
      }
      expect(new Set(orders[0]).size).toBe(PAYMENTS_EACH);
      for (const order of orders) expect(order).toEqual(orders[0]);
    }
    for (let n = 1; n < PAYMENTS_EACH; n += 1) await customer.next();
    expect(await customer.next()).toEqual({ portalInvoice: { balanceCents: 7000 - PAYMENTS_EACH * 100 } });
    expect(customer.received).toHaveLength(PAYMENTS_EACH);
  });

  it('end a session on both, with all its subscriptions', async () => {
    const person = await first.professional('Signs out');
    const subscriptions = [];
    for (const node of nodes) {
      subscriptions.push(await subscribe(node, person, ACTIVITY), await subscribe(node, person, PAYMENTS));
    }
    await at(nodes[1]!, person).ask('mutation { signOut }');
    for (const subscription of subscriptions) await subscription.end();
    for (const node of nodes) await expect.poll(() => refusedAt(node, person)).toBe(true);
  });

  // The rest applies to Redis only, because NOTIFY is part of the commit.
  if (!transport.redis) return;

  it('continue after invalid announcements', async () => {
    const { person, customerId } = await withCustomer(await first.professional('Unmoved'));
    const heard = await subscribe(nodes[1]!, person, ACTIVITY);
    const publisher = new Redis(redis!.url);
    for (const channel of ['whorl:live', 'whorl:nodes'])
      for (const text of ['', 'not JSON', '{}', '[null]', '[1]', '[{"kind":"of another version"}]'])
        expect(await publisher.publish(channel, text)).toBe(nodes.length);
    publisher.disconnect();
    await at(nodes[0]!, person).ask(TAG, { id: customerId });
    expect(await heard.next()).toMatchObject({ activity: { type: 'customer.updated' } });
  });

  it('record payments while Redis is unavailable, and make clients refetch once it is back', async () => {
    const writer = await withCustomer(await first.professional('Patient'));
    const invoice = await sentInvoice(writer);
    const subscriptions = [];
    for (const node of nodes) subscriptions.push(await subscribe(node, writer.person, ACTIVITY));
    const { port, end } = redis!;
    await end();
    await pay(writer.person, invoice.id, 100);
    redis = await startRedis(port);
    for (const subscription of subscriptions) {
      await subscription.end();
      expect(subscription.errors).toMatchObject({ code: COME_BACK });
      expect(subscription.received).toEqual([]);
    }
  });

  it('learn of a session that ended while Redis was unavailable', async () => {
    const person = await first.professional('Signs out in the dark');
    expect(await refusedAt(nodes[1]!, person)).toBe(false);
    const { port, end } = redis!;
    await end();
    await at(nodes[0]!, person).ask('mutation { signOut }');
    redis = await startRedis(port);
    await expect.poll(() => refusedAt(nodes[1]!, person), { timeout: 60_000 }).toBe(true);
  });

  it('continue while Redis hangs, make clients refetch, and receive everything once it responds', async () => {
    const writer = await withCustomer(await first.professional('Unhurried'));
    const leaver = await first.professional('Signs out meanwhile');
    const invoice = await sentInvoice(writer);
    const subscriptions = [];
    for (const node of nodes) subscriptions.push(await subscribe(node, writer.person, ACTIVITY));
    await nodesKnowOfEachOther(redis!.url, nodes.length);
    redis!.hang();
    onTestFinished(() => redis!.resume());
    const third = openApp(first.databaseUrl, { REDIS_URL: redis!.url });
    const began = performance.now();
    await pay(writer.person, invoice.id, 100);
    await at(nodes[0]!, leaver).ask('mutation { signOut }');
    expect(performance.now() - began).toBeLessThan(PUBLISHING_MS);
    for (const subscription of subscriptions) {
      await subscription.end(15_000);
      expect(subscription.errors).toMatchObject({ code: COME_BACK });
    }
    await expect.poll(() => refusedAt(nodes[1]!, leaver)).toBe(true);
    const again = [];
    for (const node of nodes) again.push(await subscribe(node, writer.person, PAYMENTS));
    const atThird = await subscribe(await third, writer.person, PAYMENTS);
    const { id } = await pay(writer.person, invoice.id, 200);
    redis!.resume();
    for (const subscription of again)
      await expect
        .poll(() => subscription.received.map(({ invoicePayment }) => invoicePayment.payment.id))
        .toContain(id);
    await atThird.end(15_000);
    expect(atThird.errors).toMatchObject({ code: COME_BACK });
  }, 60_000);
});
