import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '#domain/dates.ts';
import { percentOf } from '#domain/money.ts';
import { addMonths, monthOf } from '#domain/months.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { RECORD_PAYMENT } from '#tests/support/invoices.ts';
import { checkoutPage, choosePayments, newSeller, type Seller } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { pay, sentInvoice } from '#tests/support/portal.ts';
import { government, rolling } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';

const MONTH = `query ($month: String) { monthMoney(month: $month) { month receivedCents refundedCents feesCents netCents
  disputedCents tipCents passThroughCents paidOutCents methods { method count receivedCents } } }`;
const EARNINGS = `query ($id: ID!) { invoice(id: $id) { earnings { receivedCents feesCents netCents } payments { id feeCents netCents } } }`;
const REFUND = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { status } }';
const PLATFORM_FEE = 2.5;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ STRIPE_PLATFORM_FEE_PERCENT: String(PLATFORM_FEE) });
});

async function tippedSeller(name: string): Promise<Seller> {
  const seller = await newSeller(app, name);
  await choosePayments(seller.person, { tips: true });
  return seller;
}

const database = () => app.services.database.em.getKysely();
const monthOfMoney = async (person: GraphQLPerson, month?: string) => (await person.ask(MONTH, { month })).monthMoney;
const read = async (person: GraphQLPerson, id: string) => (await person.ask(EARNINGS, { id })).invoice;
const stripeFee = (cents: number) => Math.round(cents * 0.029) + 30;

/** Pays by card and waits until the fee is known; returns the payment's id. */
async function payByCard(
  { person, processor }: Seller,
  invoice: { id: string; portalUrl: string },
  cents: number,
  more = {},
  how = {},
) {
  await processor.pay(await checkoutPage(app.visitor(), invoice, cents, more), how);
  await expect
    .poll(async () => (await read(person, invoice.id)).payments[0]?.feeCents, { timeout: 60_000 })
    .toBeGreaterThan(0);
  return (await read(person, invoice.id)).payments[0].id as string;
}

it('a month without payments is all zero', async () => {
  const { person } = await tippedSeller('Nothing');
  expect(await monthOfMoney(person)).toEqual({
    month: monthOf(todayIn('America/Los_Angeles')),
    receivedCents: 0,
    refundedCents: 0,
    feesCents: 0,
    netCents: 0,
    disputedCents: 0,
    tipCents: 0,
    passThroughCents: 0,
    paidOutCents: 0,
    methods: [],
  });
});

it('a month’s figures add up to the cent: methods, fees, refunds, tips, government fees, payouts', async () => {
  const shop = await tippedSeller('Adds up');
  const { person, writer, processor } = shop;
  const mixed = await sentInvoice(writer, { lines: [rolling, government] });
  const total = mixed.totalCents;
  const paymentId = await payByCard(shop, mixed, total, { tipCents: 700 });
  await person.ask(REFUND, { input: { paymentId, amountCents: 1000 } });

  const cash = await sentInvoice(writer);
  await pay(person, cash.id, cash.totalCents);
  const check = await sentInvoice(writer);
  await person.ask(RECORD_PAYMENT, { input: { invoiceId: check.id, amountCents: 2000, method: 'CHECK' } });

  const platformFee = percentOf(total, PLATFORM_FEE);
  const feesCents = stripeFee(total + 700) + platformFee;
  const receivedCents = total + 700 + cash.totalCents + 2000;
  const governmentCents = government.quantity * government.unitCents;
  expect(await monthOfMoney(person)).toMatchObject({
    receivedCents,
    refundedCents: 1000,
    feesCents,
    netCents: receivedCents - 1000 - feesCents,
    disputedCents: 0,
    tipCents: 700,
    passThroughCents: Math.round((governmentCents * (total - 1000)) / total),
    paidOutCents: 0,
    methods: [
      { method: 'CARD', count: 1, receivedCents: total + 700 },
      { method: 'CASH', count: 1, receivedCents: cash.totalCents },
      { method: 'CHECK', count: 1, receivedCents: 2000 },
    ],
  });

  // Today's figure is the same, less refunds.
  const { today } = await person.ask('{ today { paidThisMonthCents } }');
  expect(today.paidThisMonthCents).toBe(receivedCents - 1000);

  const { businessId } = app.services.accessTokens.read(person.accessToken ?? '')!;
  const { rows } = await sql<{
    id: string;
  }>`select account_id as id from stripe_accounts where business_id = ${businessId}`.execute(database());
  await processor.control('pay-out', rows[0]!);
  const payout = async () =>
    (
      await sql<{
        id: string;
        amount: number;
      }>`select stripe_payout_id as id, amount_cents as amount from payouts where business_id = ${businessId}`.execute(
        database(),
      )
    ).rows[0];
  await expect.poll(payout, { timeout: 60_000 }).toBeTruthy();
  const { id, amount } = (await payout())!;
  expect(Number(amount)).toBe(total + 700 - 1000 - feesCents);
  await processor.control('arrive', { id });
  await sql`update payouts set arrives_on = (now() at time zone 'America/Los_Angeles')::date where business_id = ${businessId}`.execute(
    database(),
  );
  await expect.poll(async () => (await monthOfMoney(person)).paidOutCents, { timeout: 60_000 }).toBe(Number(amount));
});

it('disputed payments are separate, and their fee counts', async () => {
  const shop = await tippedSeller('Disputed');
  const invoice = await sentInvoice(shop.writer);
  await payByCard(shop, invoice, invoice.totalCents, {}, { outcome: 'dispute' });
  const DISPUTE_FEE = 1500;
  const feesCents = stripeFee(invoice.totalCents) + percentOf(invoice.totalCents, PLATFORM_FEE) + DISPUTE_FEE;
  await expect
    .poll(() => monthOfMoney(shop.person), { timeout: 60_000 })
    .toMatchObject({ receivedCents: 0, disputedCents: invoice.totalCents, feesCents, netCents: -feesCents });
});

describe('months', () => {
  it('begin at midnight in the time zone of the business, and government fees are split by payment', async () => {
    const { person, writer } = await tippedSeller('Two months');
    const invoice = await sentInvoice(writer, {
      lines: [
        { ...rolling, quantity: 1, unitCents: 3333 },
        { ...government, quantity: 1, unitCents: 3333 },
      ],
    });
    const month = monthOf(todayIn('America/Los_Angeles'));
    const before = addMonths(month, -1);
    const first = await pay(person, invoice.id, 3333);
    await pay(person, invoice.id, 3333);
    // A second before midnight in Los Angeles, which is past it in UTC.
    await sql`update payments set received_at = ((${`${month}-01`}::date)::timestamp at time zone 'America/Los_Angeles') - interval '1 second'
      where id = ${first.id}`.execute(database());
    const then = await monthOfMoney(person, before);
    const now = await monthOfMoney(person, month);
    expect([then.month, then.receivedCents, now.receivedCents]).toEqual([before, 3333, 3333]);
    expect(then.passThroughCents + now.passThroughCents).toBe(3333);
    expect(await monthOfMoney(person, addMonths(month, -2))).toMatchObject({ receivedCents: 0, methods: [] });
  });

  it('that are invalid are refused, as are roles that see no revenue', async () => {
    const { person } = await tippedSeller('Refused');
    for (const month of ['2026-13', '2026-1', 'November', "2026-11'"])
      await person.refused('VALIDATION_FAILED', MONTH, { month });
    await inRole(app, person, 'FIELD_AGENT').refused('FORBIDDEN', MONTH);
    await app.visitor().refused('UNAUTHENTICATED', MONTH);
  });

  it('show the data of the business only', async () => {
    const one = await tippedSeller('One');
    const other = await tippedSeller('Other');
    const invoice = await sentInvoice(one.writer);
    await pay(one.person, invoice.id, invoice.totalCents);
    expect((await monthOfMoney(one.person)).receivedCents).toBe(invoice.totalCents);
    expect((await monthOfMoney(other.person)).receivedCents).toBe(0);
  });
});

it('an invoice shows its earnings after fees, except to roles that see no revenue', async () => {
  const shop = await tippedSeller('Earnings');
  const invoice = await sentInvoice(shop.writer);
  const paymentId = await payByCard(shop, invoice, invoice.totalCents);
  await shop.person.ask(REFUND, { input: { paymentId, amountCents: 500 } });
  const feesCents = stripeFee(invoice.totalCents) + percentOf(invoice.totalCents, PLATFORM_FEE);
  const { earnings, payments } = await read(shop.person, invoice.id);
  expect(earnings).toEqual({
    receivedCents: invoice.totalCents - 500,
    feesCents,
    netCents: invoice.totalCents - 500 - feesCents,
  });
  expect(payments).toMatchObject([{ feeCents: feesCents, netCents: invoice.totalCents - feesCents }]);

  const agent = await read(inRole(app, shop.person, 'FIELD_AGENT'), invoice.id);
  expect(agent).toEqual({ earnings: null, payments: [{ id: paymentId, feeCents: null, netCents: null }] });
});
