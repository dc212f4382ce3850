import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { checkoutPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';
import { toldEvents } from '#tests/support/webhooks.ts';

let app: TestApp;
let database: pg.Client;
let writer: Writer;
let processor: Processor;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ writer, processor } = await newSeller(app));
  await processor.control('webhooks', { on: 'false' });
});

/**
 * Stores an event about a payment whose job was taken by a killed process that long ago. Returns a function that reads
 * the event's outcome.
 */
async function paidAndForgotten(lockedAgo: string): Promise<() => Promise<string | null>> {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  const event = (await toldEvents(database)).findLast(({ type }) => type === 'payment_intent.succeeded');
  await database.query('begin');
  await database.query(
    `insert into stripe_events (id, account_id, type, created_at, received_at, body) values ($1, $2, $3, now(), now(), $4)`,
    [event?.id, event?.account, event?.type, JSON.stringify(event)],
  );
  const { rows } = await database.query("select id from graphile_worker.add_job('stripe.event', $1)", [
    JSON.stringify({ eventId: event?.id }),
  ]);
  await database.query(
    `update graphile_worker._private_jobs set locked_by = 'worker ' || id, locked_at = now() - $2::interval, attempts = 1
     where id = $1`,
    [rows[0].id, lockedAgo],
  );
  await database.query('commit');
  return async () =>
    (await database.query('select outcome from stripe_events where id = $1', [event?.id])).rows[0]?.outcome;
}

const run = (task: string) => database.query("select graphile_worker.add_job($1, '{}'::json)", [task]);

it('at its start, recovers a payment that a killed process was processing', async () => {
  const outcome = await paidAndForgotten('1 second');
  await run('stripe.reconcile');
  await expect.poll(outcome, { timeout: 60_000 }).toBe('followed');
});

it('recovers all work of a killed process once its locks have expired', async () => {
  const lately = await paidAndForgotten('1 minute');
  const outcome = await paidAndForgotten('11 minutes');
  await run('releaseJobs');
  await expect.poll(outcome, { timeout: 60_000 }).toBe('followed');
  expect(await lately()).toBeNull();
});
