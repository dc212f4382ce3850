import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { deliveriesOf } from '#tests/support/deliveries.ts';
import { activitiesOf, type Biller, RECORD_PAYMENT, VOID_PAYMENT, withDebtor } from '#tests/support/invoices.ts';
import { mailTo } from '#tests/support/mail.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { tokenOf } from '#tests/support/portal.ts';
import { inRole } from '#tests/support/roles.ts';

const nobody = '00000000-0000-7000-8000-000000000000';
const LOOK = 'query ($token: String!) { portalInvoice(token: $token) { status } }';
const UPDATE_CUSTOMER =
  'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';

let app: TestApp;
let dana: Biller;
let stranger: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withDebtor(await app.professional());
  stranger = await app.professional('Somebody Else');
});

type Input = Record<string, unknown>;

const refused = async (code: string, invoiceId: string, payment: Input) =>
  dana.person.refused(code, RECORD_PAYMENT, { input: { invoiceId, amountCents: 100, method: 'CASH', ...payment } });
const refusedField = async (invoiceId: string, payment: Input) =>
  (await refused('VALIDATION_FAILED', invoiceId, payment)).extensions.fields?.[0];
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
describe('recording a payment', () => {
  it('reduces the balance, and the last one pays the invoice', async () => {
    const { id } = await dana.owing(5000);
    const first = await dana.pay(id, 2000, { method: 'CHECK', reference: ' 1042 ', note: 'Left at the desk' });
    expect(first).toMatchObject({
      method: 'CHECK',
      status: 'SUCCEEDED',
      amountCents: 2000,
      refundedCents: 0,
      reference: '1042',
      note: 'Left at the desk',
      voidReason: null,
      voidable: true,
      receivedAt: first.createdAt,
    });
    expect(await dana.read(id)).toMatchObject({
      status: 'PARTIAL',
      paidCents: 2000,
      balanceCents: 3000,
      paidAt: null,
      actions: ['RESEND', 'RECORD_PAYMENT', 'WRITE_OFF', 'DUPLICATE'],
    });
    const second = await dana.pay(id, 3000, { receivedAt: '2026-01-02T03:04:05-08:00' });
    expect(second.receivedAt).toBe('2026-01-02T11:04:05.000Z');
    expect(await dana.read(id)).toMatchObject({
      status: 'PAID',
      paidCents: 5000,
      balanceCents: 0,
      paidAt: second.createdAt,
      // Ordered by receipt, not by recording.
      payments: [{ id: second.id }, { id: first.id }],
      actions: ['DUPLICATE'],
    });
    expect((await activitiesOf(dana.person, id)).slice(2)).toEqual([
      'payment.recorded',
      'payment.recorded',
      'invoice.paid',
    ]);
  });

  it('mails a receipt, worded for a partial payment', async () => {
    const biller = await withDebtor(dana.person, { name: 'Pier Nine', email: 'pay@piernine.example' });
    const { id, number } = await biller.owing(5000);
    const partial = await biller.pay(id, 1999);
    const mail = await mailTo(app.address, 'pay@piernine.example', 'partial payment');
    expect(mail.subject).toBe(`Receipt for your partial payment of $19.99, invoice ${number}`);
    expect(mail.text).toContain('$30.01 remains');
    await biller.pay(id, 3001, { method: 'PHONE', reference: 'auth 7' });
    const receipt = await mailTo(app.address, 'pay@piernine.example', 'for your payment of $30.01');
    expect(receipt.text).toContain('paid in full');
    expect(receipt.text).toContain('auth 7');
    expect(await deliveriesOf(app, partial.id)).toEqual([{ kind: 'payment.receipt', status: 'SENT', reason: null }]);
  });

  it('mails no receipt without an address', async () => {
    const biller = await withDebtor(dana.person, { name: 'Lost address' });
    const { id } = await biller.owing(5000);
    await dana.person.ask(UPDATE_CUSTOMER, { id: biller.customerId, input: { email: null } });
    const payment = await biller.pay(id, 100);
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs where payload ->> 'paymentId' = ${payment.id}
    `.execute(app.services.database.em.getKysely());
    expect(rows).toEqual([]);
    expect(await deliveriesOf(app, payment.id)).toEqual([]);
  });

  it('refuses more than the balance, naming it', async () => {
    const { id } = await dana.owing(5000);
    await dana.pay(id, 1766);
    const field = await refusedField(id, { amountCents: 3235 });
    expect(field).toMatchObject({ path: 'amountCents', code: 'MORE_THAN_BALANCE' });
    expect(field?.message).toContain('$32.34');
    expect(await dana.read(id)).toMatchObject({ paidCents: 1766, balanceCents: 3234 });
  });

  it('reports every invalid field', async () => {
    const { id } = await dana.owing(5000);
    expect(await refusedField(id, { amountCents: 0 })).toMatchObject({ path: 'amountCents' });
    expect(await refusedField(id, { amountCents: -100 })).toMatchObject({ path: 'amountCents' });
    expect(await refusedField(id, { reference: 'x'.repeat(101) })).toMatchObject({ path: 'reference' });
    expect(await refusedField('none', {})).toMatchObject({ path: 'invoiceId' });
    expect(await refusedField(id, { receivedAt: inMinutes(15) })).toMatchObject({
      path: 'receivedAt',
      code: 'IN_THE_FUTURE',
    });
    expect(await refusedField(id, { receivedAt: '1999-12-31T00:00:00Z' })).toMatchObject({ path: 'receivedAt' });
    // Clocks may differ a little.
    await dana.pay(id, 100, { receivedAt: inMinutes(2) });
  });

  it('refuses an invoice that cannot be paid', async () => {
    const [draft, paid, gone] = [await dana.create(), await dana.owing(100), await dana.owing(100)];
    await dana.pay(paid.id, 100);
    await dana.act('voidInvoice', gone.id);
    for (const { id } of [draft, paid, gone]) await refused('INVALID_STATE', id, {});
    await refused('NOT_FOUND', nobody, {});
  });

  it('records one payment for 20 concurrent requests with one idempotency key, and for later ones', async () => {
    const { id } = await dana.owing(5000);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => dana.pay(id, 5000, { idempotencyKey: 'the same' })),
    );
    expect(new Set(made.map((payment) => payment.id)).size).toBe(1);
    expect(await dana.pay(id, 5000, { idempotencyKey: 'the same' })).toEqual(made[0]);
    expect(await dana.read(id)).toMatchObject({ paidCents: 5000, payments: [{ id: made[0].id }] });
  });
});

describe('voiding a payment', () => {
  it('restores the balance and status', async () => {
    const invoice = await dana.owing(5000);
    await app.visitor().ask(LOOK, { token: tokenOf(invoice) });
    const [check, cash] = [await dana.pay(invoice.id, 3000, { method: 'CHECK' }), await dana.pay(invoice.id, 2000)];
    expect(await dana.voidPayment(check.id, ' Bounced ')).toMatchObject({
      id: check.id,
      status: 'VOIDED',
      voidReason: 'Bounced',
      voidable: false,
    });
    expect(await dana.read(invoice.id)).toMatchObject({
      status: 'PARTIAL',
      paidCents: 2000,
      balanceCents: 3000,
      paidAt: null,
      payments: [{ status: 'VOIDED' }, { status: 'SUCCEEDED' }],
    });
    await dana.voidPayment(cash.id);
    expect(await dana.read(invoice.id)).toMatchObject({ status: 'VIEWED', paidCents: 0, balanceCents: 5000 });
    await dana.pay(invoice.id, 5000);
    expect((await activitiesOf(dana.person, invoice.id)).slice(3)).toEqual([
      'payment.recorded',
      'payment.recorded',
      'invoice.paid',
      'payment.voided',
      'payment.voided',
      'payment.recorded',
      'invoice.paid',
    ]);
  });

  it('is possible after a write-off, which stays', async () => {
    const { id } = await dana.owing(5000);
    const payment = await dana.pay(id, 2000, { method: 'CHECK' });
    await dana.writeOff(id, 'Out of business');
    await dana.voidPayment(payment.id);
    expect(await dana.read(id)).toMatchObject({ status: 'WRITTEN_OFF', paidCents: 0, balanceCents: 0 });
  });

  it('is executed once, and needs a reason', async () => {
    const { id } = await dana.owing(5000);
    const payment = await dana.pay(id, 2000);
    await dana.person.refused('VALIDATION_FAILED', VOID_PAYMENT, { id: payment.id, reason: ' ' });
    const request = () => dana.person.send(VOID_PAYMENT, { id: payment.id, reason: 'Wrong entry' });
    const answers = await Promise.all(Array.from({ length: 5 }, request));
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(codes).toEqual(Array(4).fill('INVALID_STATE'));
    const refusal = await dana.person.refused('INVALID_STATE', VOID_PAYMENT, { id: payment.id, reason: 'Again' });
    expect(refusal.message).toBe('This payment cannot be voided: its status is voided');
    expect(await dana.read(id)).toMatchObject({ status: 'SENT', paidCents: 0 });
  });

  it('is limited to manual entries: a card payment is refunded instead', async () => {
    const { id } = await dana.owing(5000);
    const payment = await dana.pay(id, 2000);
    await sql`update payments set method = 'CARD' where id = ${payment.id}`.execute(
      app.services.database.em.getKysely(),
    );
    const refusal = await dana.person.refused('INVALID_STATE', VOID_PAYMENT, { id: payment.id, reason: 'Bounced' });
    expect(refusal.message).toContain('refunded');
  });

  it('cancels a queued receipt', async () => {
    const { id } = await dana.owing(5000);
    const payment = await dana.pay(id, 2000);
    const deliveries = async (count: number) =>
      vi.waitFor(async () => expect(await deliveriesOf(app, payment.id)).toHaveLength(count), { timeout: 60_000 });
    await deliveries(1);
    await dana.voidPayment(payment.id);
    const { business } = await dana.person.ask('{ business { id } }');
    const late = JSON.stringify({ businessId: business.id, paymentId: payment.id });
    await sql`select graphile_worker.add_job('mail.receipt', ${late}::json)`.execute(
      app.services.database.em.getKysely(),
    );
    await deliveries(2);
    expect((await deliveriesOf(app, payment.id))[1]).toMatchObject({
      status: 'SUPPRESSED',
      reason: 'The payment was voided',
    });
  });
});

describe('permissions', () => {
  const input = { invoiceId: nobody, amountCents: 0, method: 'CASH' };

  it('refuse visitors before the input is checked', async () => {
    await app.visitor().refused('UNAUTHENTICATED', RECORD_PAYMENT, { input });
    await app.visitor().refused('UNAUTHENTICATED', VOID_PAYMENT, { id: nobody, reason: '' });
  });

  it('hide invoices and payments from other businesses', async () => {
    const { id } = await dana.owing(5000);
    const payment = await dana.pay(id, 100);
    await stranger.refused('NOT_FOUND', RECORD_PAYMENT, { input: { ...input, invoiceId: id, amountCents: 100 } });
    for (const paymentId of [payment.id, nobody, 'not an id'])
      await stranger.refused('NOT_FOUND', VOID_PAYMENT, { id: paymentId, reason: 'Mine now' });
    expect(await dana.read(id)).toMatchObject({ paidCents: 100, payments: [{ status: 'SUCCEEDED' }] });
  });

  it('refuse roles without the permission', async () => {
    const { id } = await dana.owing(5000);
    const agent = inRole(app, dana.person, 'FIELD_AGENT');
    const { recordPayment } = await agent.ask(RECORD_PAYMENT, { input: { ...input, invoiceId: id, amountCents: 100 } });
    expect(recordPayment.voidable).toBe(false);
    await agent.refused('FORBIDDEN', VOID_PAYMENT, { id: recordPayment.id, reason: 'Bounced' });
    const viewer = inRole(app, dana.person, 'VIEWER');
    await viewer.refused('FORBIDDEN', RECORD_PAYMENT, { input: { ...input, invoiceId: id, amountCents: 100 } });
  });
});
