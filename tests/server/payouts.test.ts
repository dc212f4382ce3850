import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { checkoutPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';

const PAYOUTS = `query ($first: Int, $after: String) { payouts(first: $first, after: $after) {
  totalCount nodes { id amountCents status failure arrivesOn initiatedAt } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let dana: GraphQLPerson;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  ({ person: dana, writer, processor } = await newSeller(app));
});

const database = () => app.services.database.em.getKysely();
const payouts = async (person = dana) => (await person.ask(PAYOUTS)).payouts.nodes;

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T> {
  return (await statement.execute(database())).rows[0] as T;
}

const accountOf = async ({ accessToken }: GraphQLPerson) => {
  const { businessId } = app.services.accessTokens.read(accessToken ?? '')!;
  return (
    await one(sql<{ id: string }>`select account_id as id from stripe_accounts where business_id = ${businessId}`)
  ).id;
};

/** Receives a card payment; returns its net amount. */
async function earn(): Promise<number> {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  const net = async () =>
    (await one(sql<{ net: number | null }>`select net_cents as net from payments where invoice_id = ${invoice.id}`))
      ?.net;
  await expect.poll(net, { timeout: 60_000 }).toBeTruthy();
  return Number(await net());
}

const payOut = async () => processor.control('pay-out', { id: await accountOf(dana) });
const newest = async () =>
  (
    await one(
      sql<{
        id: string;
      }>`select stripe_payout_id as id from payouts order by initiated_at desc, payouts.id desc limit 1`,
    )
  ).id;

const reconcile = () => sql`select graphile_worker.add_job('reconcilePayouts')`.execute(database());

describe('a payout', () => {
  it('is recorded when sent and when it arrives, to the cent', async () => {
    expect(await payouts()).toEqual([]);
    const amountCents = await earn();
    await payOut();
    await expect
      .poll(() => payouts(), { timeout: 60_000 })
      .toMatchObject([{ amountCents, status: 'IN_TRANSIT', failure: null }]);
    const [{ arrivesOn, initiatedAt }] = await payouts();
    expect(arrivesOn).toBe(addDays(initiatedAt.slice(0, 10), 1));

    await processor.control('arrive', { id: await newest() });
    await expect.poll(() => payouts(), { timeout: 60_000 }).toMatchObject([{ amountCents, status: 'PAID' }]);
    const { activities } = await dana.ask('{ activities(first: 5) { nodes { type } } }');
    const types = activities.nodes.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['payout.arrived', 'payout.sent']));
  });

  it('that is returned has the reason, and the next one includes its money', async () => {
    const amountCents = await earn();
    await payOut();
    await expect.poll(async () => (await payouts())[0].status, { timeout: 60_000 }).toBe('IN_TRANSIT');
    await processor.control('bounce', { id: await newest() });
    await expect
      .poll(async () => (await payouts())[0], { timeout: 60_000 })
      .toMatchObject({
        amountCents,
        status: 'FAILED',
        failure: 'The bank account is closed. Add another one in Stripe.',
      });
    await payOut();
    await expect
      .poll(async () => (await payouts())[0], { timeout: 60_000 })
      .toMatchObject({ amountCents, status: 'IN_TRANSIT' });
    await processor.control('arrive', { id: await newest() });
    await expect.poll(async () => (await payouts())[0].status, { timeout: 60_000 }).toBe('PAID');
  });

  it('is found without webhooks, and recorded once after repeated or late events', async () => {
    const before = (await payouts()).length;
    await processor.control('webhooks', { on: 'false' });
    const amountCents = await earnQuietly();
    await payOut();
    await reconcile();
    await expect
      .poll(async () => (await payouts())[0], { timeout: 60_000 })
      .toMatchObject({ amountCents, status: 'IN_TRANSIT' });
    await processor.control('arrive', { id: await newest() });
    await reconcile();
    await expect.poll(async () => (await payouts())[0].status, { timeout: 60_000 }).toBe('PAID');
    // Late events arrive: created, and paid.
    await processor.control('webhooks', { on: 'true' });
    await processor.control('deliver');
    await expect
      .poll(
        async () =>
          (await sql`select from stripe_events where type like 'payout.%' and handled_at is null`.execute(database()))
            .rows.length,
      )
      .toBe(0);
    const after = await payouts();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ amountCents, status: 'PAID' });
  });

  it('is read in pages by roles that see reports, of the business only', async () => {
    const first = (await dana.ask(PAYOUTS, { first: 1 })).payouts;
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true } });
    const rest = (await dana.ask(PAYOUTS, { first: 10, after: first.pageInfo.endCursor })).payouts;
    expect(rest.nodes).toHaveLength(first.totalCount - 1);
    expect(rest.nodes.map(({ id }: { id: string }) => id)).not.toContain(first.nodes[0].id);

    await inRole(app, dana, 'FIELD_AGENT').refused('FORBIDDEN', PAYOUTS);
    expect(await payouts(inRole(app, dana, 'BOOKKEEPER'))).toHaveLength(first.totalCount);
    expect(await payouts(await app.professional('Somebody else'))).toEqual([]);
  });

  it('of a foreign account has no effect', async () => {
    const count = async () => (await sql`select from payouts`.execute(database())).rows.length;
    const before = await count();
    const event = {
      id: 'evt_foreign',
      object: 'event',
      type: 'payout.paid',
      account: 'acct_foreign',
      data: { object: { id: 'po_foreign', object: 'payout' } },
    };
    await sql`insert into stripe_events (id, account_id, type, created_at, received_at, body)
      values (${event.id}, ${event.account}, ${event.type}, now(), now(), ${JSON.stringify(event)}::jsonb)`.execute(
      database(),
    );
    await sql`select graphile_worker.add_job('stripe.event', '{"eventId": "evt_foreign"}'::json)`.execute(database());
    await expect
      .poll(
        async () =>
          (await one(sql<{ outcome: string }>`select outcome from stripe_events where id = 'evt_foreign'`)).outcome,
      )
      .toBe('not ours');
    expect(await count()).toBe(before);
  });
});

/** The same without webhooks. */
async function earnQuietly(): Promise<number> {
  const invoice = await sentInvoice(writer);
  const back = await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  expect(back).toContain('cs_test_');
  return invoice.totalCents - Math.round(invoice.totalCents * 0.029) - 30;
}
