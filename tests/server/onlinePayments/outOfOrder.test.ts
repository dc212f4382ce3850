import 'reflect-metadata';
import type pg from 'pg';
import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { followPayment } from '#server/features/onlinePayments/commands/followPayment.ts';
import { reportOf } from '#server/features/onlinePayments/paymentReport.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';
import { ledgerOf } from '#tests/support/ledger.ts';
import { checkoutPage, newSeller, type Processor } from '#tests/support/onlinePayments.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import type { Writer } from '#tests/support/quotes.ts';
import { stripeAt } from '#tests/support/webhooks.ts';

let app: TestApp;
let database: pg.Client;
let writer: Writer;
let processor: Processor;
let stripe: Stripe;

beforeAll(async () => {
  app = await startTestApp();
  database = await connectTo(app.databaseUrl);
  ({ writer, processor } = await newSeller(app));
  await processor.control('webhooks', { on: 'false' });
  stripe = stripeAt(app.address);
});

/** A card payment, and Stripe's current response about it. */
async function paid() {
  const invoice = await sentInvoice(writer);
  await processor.pay(await checkoutPage(app.visitor(), invoice, invoice.totalCents));
  const { rows } = await database.query(
    `select intent.id, intent.account, checkouts.id as checkout, business_id as business from checkouts
     join stripe_sandbox.objects intent
       on intent.object = 'payment_intent' and intent.body -> 'metadata' ->> 'checkoutId' = checkouts.id::text
     where invoice_id = $1`,
    [invoice.id],
  );
  const { id, account, checkout, business } = rows[0];
  const on = { stripeAccount: account };
  const ask = async (number: number) => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }, on);
    const charge = intent.latest_charge as Stripe.Charge;
    const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id }, on)).data : [];
    const refunds = (await stripe.refunds.list({ charge: charge.id }, on)).data;
    const report = reportOf(number, intent, { disputes, refunds });
    if (!report) throw new Error('no payment was attempted');
    return { chargeId: charge.id, disputeId: disputes.at(0)?.id, report };
  };
  const hear = ({ report }: Awaited<ReturnType<typeof ask>>) =>
    app.services.commands.run({ kind: 'system', businessId: business }, followPayment, checkout, report);
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: id, amount }, on);
  return { ask, hear, refund };
}

type Payment = Awaited<ReturnType<typeof paid>>;

it.each<[string, (payment: Payment) => Promise<unknown>, (payment: Payment) => Promise<unknown>]>([
  ['a refund', async () => undefined, ({ refund }) => refund(2500)],
  [
    'a refund that the bank could not take',
    ({ refund }) => refund(7000),
    async () => {
      const { rows } = await database.query(
        "select id from stripe_sandbox.objects where object = 'refund' order by seq desc limit 1",
      );
      await processor.control('fail-refund', { id: rows[0].id });
    },
  ],
  ['a dispute', async () => undefined, dispute],
  [
    'a dispute that was won',
    dispute,
    async ({ ask }) => processor.control('win', { id: (await ask(0)).disputeId ?? '' }),
  ],
])('a response from before %s that arrives after it has no effect', async (_case, before, after) => {
  const payment = await paid();
  await before(payment);
  const stale = await payment.ask(101);
  await after(payment);
  const fresh = await payment.ask(102);
  expect(fresh.report).not.toEqual({ ...stale.report, number: 102 });

  await payment.hear(fresh);
  const ledger = await ledgerOf(database);
  await payment.hear(stale);
  await payment.hear(fresh);
  expect(await ledgerOf(database)).toEqual(ledger);
  const { rows } = await database.query('select status from payments order by id desc limit 1');
  expect(rows).toEqual([{ status: fresh.report.status }]);
});

async function dispute({ ask }: Payment): Promise<void> {
  await processor.control('dispute', { id: (await ask(0)).chargeId });
}
