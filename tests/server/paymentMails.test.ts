import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDateTime } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { checkoutPage, connectPayments, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const REFUND = 'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { status } }';
const BUSINESS_EMAIL = 'money@ruiz.example';

let app: TestApp;
let dana: GraphQLPerson;
let processor: Processor;
let customers = 0;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  const input = { email: BUSINESS_EMAIL };
  await dana.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }', { input });
  processor = await connectPayments(app, dana);
});

const database = () => app.services.database.em.getKysely();

/** Creates a customer with an own address and an invoice. */
async function payer() {
  customers += 1;
  const email = `payer${customers}@example.com`;
  const invoice = await sentInvoice(await withCustomer(dana, { email, name: `Payer ${customers}` }));
  const payment = async () => {
    const { rows } = await sql<{ id: string; intent: string; charge: string; dispute: string; status: string }>`
      select id, stripe_intent_id as intent, stripe_charge_id as charge, dispute ->> 'id' as dispute, status
      from payments where invoice_id = ${invoice.id} order by id desc limit 1
    `.execute(database());
    return rows[0];
  };
  return {
    email,
    invoice,
    pay: async (how: { method?: string; outcome?: string } = {}, cents: number = invoice.totalCents) =>
      processor.pay(await checkoutPage(app.visitor(), invoice, cents), how),
    /** Waits until the payment has this status. */
    async come(status: string) {
      await expect.poll(async () => (await payment())?.status, { timeout: 60_000 }).toBe(status);
      return (await payment())!;
    },
    hears: (subject: string) => mailTo(app.address, email, subject),
    heard: async () => (await mails(app.address)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject),
  };
}

/** Returns the delivery log of the mails about a payment. */
async function logOf(paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select kind || ' ' || status as told from mail_deliveries where subject_id = ${paymentId} order by id
  `.execute(database());
  return rows.map(({ told }) => told);
}

describe('a bank payment', () => {
  it('is mailed at its start, and with the receipt once it clears', async () => {
    const customer = await payer();
    await customer.pay({ method: 'us_bank_account' });
    expect((await customer.hears('is on its way')).text).toContain('up to four business days');
    const { intent } = await customer.come('PENDING');
    await processor.control('settle', { id: intent });
    const receipt = await customer.hears('Receipt for your payment');
    expect(receipt.text).toContain('Your bank payment has cleared.');
    expect(receipt.text).not.toMatch(/\b(py|ch)_/);
  });

  it('that fails is mailed to the customer with a way to pay again, and to the professional', async () => {
    const customer = await payer();
    await customer.pay({ method: 'us_bank_account' });
    const { intent, id } = await customer.come('PENDING');
    await customer.hears('is on its way');
    await processor.control('fail', { id: intent });
    const told = await customer.hears('did not go through');
    expect(told.text).toMatch(/account|bank|money/);
    expect(told.text).toContain(customer.invoice.portalUrl);
    const notice = await mailTo(app.address, BUSINESS_EMAIL, 'Payment failed');
    expect(notice.text).toContain(`/dashboard/invoices/${customer.invoice.id}`);
    await expect
      .poll(() => logOf(id))
      .toEqual(expect.arrayContaining(['payment.payment_failed SENT', 'payment.payment_failed_notice SENT']));
  });

  it('that fails before its mail is sent has no mail about its start', async () => {
    const customer = await payer();
    await customer.pay();
    const { id } = await customer.come('SUCCEEDED');
    await customer.hears('Receipt');
    const job = JSON.stringify({
      mail: 'BANK_PAYMENT_STARTED',
      businessId: app.services.accessTokens.read(dana.accessToken ?? '')!.businessId,
      paymentId: id,
    });
    await sql`select graphile_worker.add_job('mail.payment', ${job}::json)`.execute(database());
    await expect.poll(() => logOf(id)).toContain('payment.bank_payment_started SUPPRESSED');
  });
});

it('a declined card sends no mail, because the payer sees it at once', async () => {
  const customer = await payer();
  const page = await checkoutPage(app.visitor(), customer.invoice, customer.invoice.totalCents);
  await processor.pay(page, { outcome: 'insufficient_funds' });
  await customer.come('FAILED');
  await processor.pay(page);
  await customer.hears('Receipt');
  expect(await customer.heard()).toEqual([expect.stringContaining('Receipt')]);
});

it('a partial payment has its receipt, and each refund its mail with the total', async () => {
  const customer = await payer();
  const { totalCents } = customer.invoice;
  await customer.pay({}, totalCents - 1000);
  expect((await customer.hears('partial payment')).text).toContain('$10.00 remains');
  const { id: paymentId } = await customer.come('SUCCEEDED');

  await dana.ask(REFUND, { input: { paymentId, amountCents: 500 } });
  const first = await customer.hears('Partial refund of $5.00');
  expect(first.text).toContain('five to ten business days');
  await dana.ask(REFUND, { input: { paymentId, amountCents: 300 } });
  expect((await customer.hears('Partial refund of $3.00')).text).toMatch(/Total refunded +\$8\.00/);
  await dana.ask(REFUND, { input: { paymentId, amountCents: totalCents - 1800 } });
  await customer.hears(`Refund of ${formatCents(totalCents - 1800)}`);
  expect((await customer.heard()).filter((subject) => /refund/i.test(subject))).toHaveLength(3);
});

it('a dispute is mailed to the professional with amount and deadline, and so is its end', async () => {
  const customer = await payer();
  await customer.pay({ outcome: 'dispute' });
  const { dispute } = await customer.come('DISPUTED');
  const about = `on invoice ${customer.invoice.number}`;
  const opened = await mailTo(
    app.address,
    BUSINESS_EMAIL,
    `Dispute opened: ${formatCents(customer.invoice.totalCents)} ${about}`,
  );
  const { rows } = await sql<{ dueBy: string; timeZone: string }>`
    select p.dispute ->> 'dueBy' as "dueBy", b.time_zone as "timeZone"
    from payments p join businesses b on b.id = p.business_id where p.dispute ->> 'id' = ${dispute}
  `.execute(database());
  expect(opened.text).toContain(formatDateTime(rows[0]!.dueBy, rows[0]!.timeZone));
  expect(opened.text).toContain(`/dashboard/invoices/${customer.invoice.id}`);

  await processor.control('lose', { id: dispute });
  expect((await mailTo(app.address, BUSINESS_EMAIL, 'Dispute lost')).text).toContain(customer.invoice.number);
  const all = (await mails(app.address)).filter(
    ({ subject }) => subject.includes(about) && subject.startsWith('Dispute'),
  );
  expect(all).toHaveLength(2);
});

it('a won dispute is mailed as won, without another receipt', async () => {
  const customer = await payer();
  await customer.pay({ outcome: 'dispute' });
  const { dispute } = await customer.come('DISPUTED');
  await mailTo(app.address, BUSINESS_EMAIL, `on invoice ${customer.invoice.number}`);
  const receipts = (await customer.heard()).filter((subject) => subject.startsWith('Receipt')).length;
  await processor.control('win', { id: dispute });
  await mailTo(app.address, BUSINESS_EMAIL, 'Dispute won');
  await customer.come('SUCCEEDED');
  expect((await customer.heard()).filter((subject) => subject.startsWith('Receipt'))).toHaveLength(receipts);
});
