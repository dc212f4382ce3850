import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { deliveriesOf } from '#tests/support/deliveries.ts';
import {
  activitiesOf,
  type Biller,
  GIVE_INVOICE,
  invoiceVerb,
  moveDueDate,
  READ_INVOICE,
  RECORD_PAYMENT,
  WRITE_OFF,
  withDebtor,
} from '#tests/support/invoices.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { tokenOf } from '#tests/support/portal.ts';
import { ACCEPT, CONVERT_QUOTE, quoteVerb, READ_QUOTE, rolling, withCustomer } from '#tests/support/quotes.ts';

const LOOK = 'query ($token: String!) { portalInvoice(token: $token) { status } }';
const SETTINGS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }';
const UPDATE_CUSTOMER =
  'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';
const portalUrl = /^http:\/\/localhost:\d+\/portal\/invoice\/[\w-]{22,}$/;
const today = todayIn('America/Los_Angeles');

let app: TestApp;
let dana: Biller;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withDebtor(await app.professional());
});

const asCustomer = async (invoice: { portalUrl: string }) =>
  (await app.visitor().ask(LOOK, { token: tokenOf(invoice) })).portalInvoice;
const delivered = (invoiceId: string, count: number) =>
  vi.waitFor(
    async () => {
      const deliveries = await deliveriesOf(app, invoiceId);
      expect(deliveries).toHaveLength(count);
      return deliveries.at(-1);
    },
    { timeout: 60_000 },
  );
/** Runs the mail job that was enqueued before the invoice changed. */
const sendLate = async (invoiceId: string) => {
  const { business } = await dana.person.ask('{ business { id } }');
  await sql`
    select graphile_worker.add_job('mail.invoice', ${JSON.stringify({ businessId: business.id, invoiceId })}::json)
  `.execute(app.services.database.em.getKysely());
};

describe('sending an invoice', () => {
  it('issues it today with the customer’s payment term, and mails it with its PDF', async () => {
    const biller = await withDebtor(dana.person, { name: 'Pier Nine', email: 'pay@piernine.example', netDays: 30 });
    const { id } = await biller.create();
    const invoice = await biller.act('sendInvoice', id);
    expect(invoice).toMatchObject({
      status: 'SENT',
      issueDate: today,
      dueDate: addDays(today, 30),
      overdue: false,
      portalUrl: expect.stringMatching(portalUrl),
      actions: ['RESEND', 'RECORD_PAYMENT', 'VOID', 'WRITE_OFF', 'DUPLICATE'],
    });
    expect(invoice.sentAt).not.toBeNull();
    const mail = await mailTo(app.address, 'pay@piernine.example', invoice.number);
    expect(mail.text).toContain(invoice.portalUrl);
    expect(mail.text).toContain('$70.00');
    expect(mail.attachments).toMatchObject([{ filename: `${invoice.number}.pdf`, contentType: 'application/pdf' }]);
    expect(await activitiesOf(dana.person, id)).toEqual(['invoice.created', 'invoice.sent']);
    expect(await delivered(id, 1)).toEqual({ kind: 'invoice.sent', status: 'SENT', reason: null });
  });

  it('keeps a chosen due date', async () => {
    expect(await dana.sent({ dueDate: addDays(today, 3) })).toMatchObject({ dueDate: addDays(today, 3) });
    expect(await dana.sent({ dueDate: today })).toMatchObject({ dueDate: today, overdue: false });
  });

  it('is refused where it would be overdue at once', async () => {
    const { id } = await dana.create({ dueDate: addDays(today, -2) });
    const { extensions } = await dana.person.refused('VALIDATION_FAILED', invoiceVerb('sendInvoice'), { id });
    expect(extensions.fields).toMatchObject([{ path: 'dueDate', code: 'IN_THE_PAST' }]);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'counts days in the time zone of the business: %s',
    async (timeZone) => {
      const biller = await withDebtor(await app.professional('Far away'), { netDays: 7 });
      await biller.person.ask(SETTINGS, { input: { timeZone } });
      const there = todayIn(timeZone);
      const invoice = await biller.sent();
      expect(invoice).toMatchObject({ issueDate: there, dueDate: addDays(there, 7) });
      for (const days of [-3, -2, -1, 0, 1, 2]) {
        await moveDueDate(app, invoice.id, addDays(there, days));
        expect(await biller.read(invoice.id)).toMatchObject({ overdue: days < 0 });
      }
    },
  );

  it('requires the customer’s address', async () => {
    const offline = await withDebtor(dana.person, { name: 'No Mail', email: null });
    const { id } = await offline.create();
    const { extensions } = await dana.person.refused('VALIDATION_FAILED', invoiceVerb('sendInvoice'), { id });
    expect(extensions.fields).toMatchObject([{ path: 'customer.email', code: 'EMAIL_NEEDED' }]);
  });

  it('requires a reason for a fee above the cap', async () => {
    const notary = await withDebtor(await app.professional('Notary'));
    await notary.person.ask(SETTINGS, { input: { address: { state: 'CA' } } });
    const act = { type: 'NOTARIAL_ACT', description: 'Acknowledgment', quantity: 1, unitCents: 1600 };
    const { id } = await notary.create({ lines: [rolling, act] });
    const { extensions } = await notary.person.refused('VALIDATION_FAILED', invoiceVerb('sendInvoice'), { id });
    expect(extensions.fields).toMatchObject([{ path: 'lines.1.capReason', code: 'CAP_REASON_NEEDED' }]);
    await notary.update(id, { lines: [rolling, { ...act, capReason: 'Two signers' }] });
    expect(await notary.act('sendInvoice', id)).toMatchObject({ status: 'SENT' });
  });

  it('is executed once by concurrent requests', async () => {
    const { id } = await dana.create();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dana.person.send(invoiceVerb('sendInvoice'), { id })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SENT').sort();
    expect(codes).toEqual(['INVALID_STATE', 'INVALID_STATE', 'INVALID_STATE', 'INVALID_STATE', 'SENT']);
    expect(await activitiesOf(dana.person, id)).toEqual(['invoice.created', 'invoice.sent']);
  });

  it('marks an invoice of $0 as paid', async () => {
    const biller = await withDebtor(dana.person, { name: 'Friend', email: 'friend@example.com' });
    const invoice = await biller.sent({ discountCents: 7000 });
    expect(invoice).toMatchObject({ status: 'PAID', totalCents: 0, balanceCents: 0, paidAt: invoice.sentAt });
    expect((await mailTo(app.address, 'friend@example.com')).text).toContain('has no balance due');
  });
});

describe('issuing an invoice without mail', () => {
  const summaryOf = async (invoiceId: string) => {
    const { activities } = await dana.person.ask(
      'query ($filter: ActivityFilter) { activities(filter: $filter, first: 1) { nodes { summary } } }',
      { filter: { invoiceId } },
    );
    return activities.nodes[0].summary;
  };

  it('needs no address; it can then be paid in cash', async () => {
    const walkIn = await withDebtor(dana.person, { name: 'Walk In', email: null, netDays: 10 });
    const { id } = await walkIn.create();
    const { sendInvoice: invoice } = await dana.person.ask(GIVE_INVOICE, { id });
    expect(invoice).toMatchObject({
      status: 'SENT',
      issueDate: today,
      dueDate: addDays(today, 10),
      portalUrl: expect.stringMatching(portalUrl),
      actions: ['RESEND', 'RECORD_PAYMENT', 'VOID', 'WRITE_OFF', 'DUPLICATE'],
    });
    expect(await summaryOf(id)).toBe(`Gave invoice ${invoice.number} to Walk In by hand`);
    expect(await asCustomer(invoice)).toEqual({ status: 'VIEWED' });
    await dana.person.refused('VALIDATION_FAILED', invoiceVerb('resendInvoice'), { id });
    await walkIn.pay(id, invoice.balanceCents);
    expect(await walkIn.read(id)).toMatchObject({ status: 'PAID', balanceCents: 0 });
    expect(await deliveriesOf(app, id)).toEqual([]);
  });

  it('sends no mail to an existing address, until it is resent', async () => {
    const paper = await withDebtor(dana.person, { name: 'On Paper', email: 'paper@example.com' });
    const { id } = await paper.create();
    await dana.person.ask(GIVE_INVOICE, { id });
    await paper.act('resendInvoice', id);
    expect(await delivered(id, 1)).toMatchObject({ kind: 'invoice.sent', status: 'SENT' });
    expect((await mails(app.address)).filter(({ to }) => to.includes('paper@example.com'))).toHaveLength(1);
  });

  it('is refused for an invoice that cannot be issued', async () => {
    const { id } = await dana.create({ dueDate: addDays(today, -2) });
    const { extensions } = await dana.person.refused('VALIDATION_FAILED', GIVE_INVOICE, { id });
    expect(extensions.fields).toMatchObject([{ path: 'dueDate', code: 'IN_THE_PAST' }]);
    const { id: sent } = await dana.sent();
    await dana.person.refused('INVALID_STATE', GIVE_INVOICE, { id: sent });
  });
});

describe('resending an invoice', () => {
  it('mails it again unchanged, also to an archived customer', async () => {
    const biller = await withDebtor(dana.person, { name: 'Twice', email: 'twice@example.com' });
    const invoice = await biller.sent();
    await delivered(invoice.id, 1);
    await dana.person.ask(ARCHIVE, { id: biller.customerId });
    expect(await biller.act('resendInvoice', invoice.id)).toMatchObject({ status: 'SENT', sentAt: invoice.sentAt });
    await delivered(invoice.id, 2);
    expect(await activitiesOf(dana.person, invoice.id)).toEqual(['invoice.created', 'invoice.sent', 'invoice.resent']);
    expect((await mails(app.address)).filter(({ to }) => to.includes('twice@example.com'))).toHaveLength(2);
  });

  it('is refused before it was sent, after it was paid, and without an address', async () => {
    const biller = await withDebtor(dana.person, { name: 'Unreachable' });
    const [draft, paid, open] = [await biller.create(), await biller.owing(500), await biller.sent()];
    await biller.pay(paid.id, 500);
    const { extensions } = await dana.person.refused('INVALID_STATE', invoiceVerb('resendInvoice'), { id: draft.id });
    expect(extensions).toMatchObject({ status: 'DRAFT', state: 'DRAFT' });
    await dana.person.refused('INVALID_STATE', invoiceVerb('resendInvoice'), { id: paid.id });
    await dana.person.ask(UPDATE_CUSTOMER, { id: biller.customerId, input: { email: null } });
    await dana.person.refused('VALIDATION_FAILED', invoiceVerb('resendInvoice'), { id: open.id });
  });
});

describe("the customer's view", () => {
  it('marks it as viewed once; a paid one stays paid', async () => {
    const invoice = await dana.sent();
    await Promise.all(Array.from({ length: 5 }, () => asCustomer(invoice)));
    const viewed = await dana.read(invoice.id);
    expect(viewed).toMatchObject({ status: 'VIEWED', viewedAt: expect.any(String) });
    await asCustomer(invoice);
    expect(await dana.read(invoice.id)).toEqual(viewed);
    expect(await activitiesOf(dana.person, invoice.id)).toEqual(['invoice.created', 'invoice.sent', 'invoice.viewed']);

    const paid = await dana.owing(500);
    await dana.pay(paid.id, 500);
    expect(await asCustomer(paid)).toEqual({ status: 'PAID' });
    expect(await dana.read(paid.id)).toMatchObject({ status: 'PAID', viewedAt: expect.any(String) });
  });
});

describe('voiding', () => {
  it('revokes the link permanently, and keeps the number', async () => {
    const biller = await withDebtor(await app.professional('Voids'));
    const invoice = await biller.sent();
    expect(await asCustomer(invoice)).toEqual({ status: 'VIEWED' });
    expect(await biller.act('voidInvoice', invoice.id)).toMatchObject({
      status: 'VOID',
      balanceCents: 0,
      portalUrl: null,
      actions: ['DUPLICATE'],
    });
    expect(await asCustomer(invoice)).toBeNull();
    expect((await app.visitor().get(`/portal/invoice/${tokenOf(invoice)}/pdf`)).status).toBe(404);
    await biller.person.refused('INVALID_STATE', invoiceVerb('voidInvoice'), { id: invoice.id });
    expect((await biller.create()).number).toBe('INV-0002');
  });

  it('is refused while payments exist, with an explanation', async () => {
    for (const amountCents of [2000, 7000]) {
      const { id } = await dana.sent();
      await dana.pay(id, amountCents);
      const refusal = await dana.person.refused('INVALID_STATE', invoiceVerb('voidInvoice'), { id });
      expect(refusal.message).toContain('Void the payments first');
    }
  });

  it('and paying concurrently: one succeeds, and the other gets an error', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await dana.owing(5000);
      const [voided, paid] = await Promise.all([
        dana.person.send(invoiceVerb('voidInvoice'), { id }),
        dana.person.send(RECORD_PAYMENT, { input: { invoiceId: id, amountCents: 5000, method: 'CASH' } }),
      ]);
      const codes = [voided, paid].map(({ errors }) => errors?.[0]?.extensions.code ?? 'DONE');
      expect(codes.toSorted()).toEqual(['DONE', 'INVALID_STATE']);
      expect((await dana.read(id)).status).toBe(codes[0] === 'DONE' ? 'VOID' : 'PAID');
    }
  });

  it('and paying cancel a queued mail', async () => {
    const biller = await withDebtor(dana.person, { name: 'Too late', email: 'toolate@example.com' });
    const [voided, paid] = [await biller.owing(900), await biller.owing(900)];
    await delivered(voided.id, 1);
    await delivered(paid.id, 1);
    await biller.act('voidInvoice', voided.id);
    await biller.pay(paid.id, 900);
    await sendLate(voided.id);
    await sendLate(paid.id);
    expect(await delivered(voided.id, 2)).toMatchObject({
      status: 'SUPPRESSED',
      reason: "The invoice's status is void",
    });
    expect(await delivered(paid.id, 2)).toMatchObject({ status: 'SUPPRESSED', reason: "The invoice's status is paid" });
    const received = (await mails(app.address)).filter(({ to }) => to.includes('toolate@example.com'));
    expect(received.filter(({ subject }) => subject.includes(voided.number))).toHaveLength(1);
  });
});

describe('writing off', () => {
  const BALANCE = 'query ($id: ID!) { customer(id: $id) { balanceCents } }';

  it('writes off the balance with a reason, and keeps payments', async () => {
    const biller = await withDebtor(dana.person, { name: 'Bankrupt' });
    const { id } = await biller.owing(5000);
    await biller.pay(id, 2000);
    expect((await dana.person.ask(BALANCE, { id: biller.customerId })).customer.balanceCents).toBe(3000);
    expect(await biller.writeOff(id, ' Out of business ')).toMatchObject({
      status: 'WRITTEN_OFF',
      closedReason: 'Out of business',
      paidCents: 2000,
      balanceCents: 0,
      overdue: false,
      portalUrl: expect.stringMatching(portalUrl),
      actions: ['DUPLICATE'],
    });
    expect((await dana.person.ask(BALANCE, { id: biller.customerId })).customer.balanceCents).toBe(0);
    await dana.person.refused('INVALID_STATE', RECORD_PAYMENT, {
      input: { invoiceId: id, amountCents: 1, method: 'CASH' },
    });
    expect((await activitiesOf(dana.person, id)).at(-1)).toBe('invoice.written_off');
  });

  it('is refused without a reason, and without a balance', async () => {
    const [open, draft, paid] = [await dana.sent(), await dana.create(), await dana.owing(700)];
    await dana.pay(paid.id, 700);
    await dana.person.refused('VALIDATION_FAILED', WRITE_OFF, { id: open.id, reason: ' ' });
    await dana.person.refused('INVALID_STATE', WRITE_OFF, { id: draft.id, reason: 'Gone' });
    await dana.person.refused('INVALID_STATE', WRITE_OFF, { id: paid.id, reason: 'Gone' });
  });
});

describe('an invoice created from a quote', () => {
  const travel = { origin: { postalCode: '94607' }, destination: { postalCode: '94611' }, minimumCents: 1500 };

  async function converted() {
    const writer = await withCustomer(dana.person);
    const quote = await writer.sent({ travel });
    await app.visitor().ask(ACCEPT, { input: { token: tokenOf(quote), signerName: 'Pat Lee' } });
    const { convertQuoteToInvoice } = await dana.person.ask(CONVERT_QUOTE, { id: quote.id });
    return { quote, invoice: await dana.read(convertQuoteToInvoice.id) };
  }
  const standingFor = async (quoteId: string) => (await dana.person.ask(READ_QUOTE, { id: quoteId })).quote.invoice?.id;

  it('references it, and explains the travel fee on its PDF', async () => {
    const { quote, invoice } = await converted();
    expect(invoice).toMatchObject({
      status: 'DRAFT',
      quote: { id: quote.id, number: quote.number },
      totalCents: quote.totalCents,
    });
    const response = await dana.person.get(`/invoices/${invoice.id}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(quote.travel.explanation);
  });

  it('is replaced by its copy once voided, by one copy only', async () => {
    const { quote, invoice } = await converted();
    expect(await dana.act('duplicateInvoice', invoice.id)).toMatchObject({ quote: null });
    await dana.act('sendInvoice', invoice.id);
    await dana.act('voidInvoice', invoice.id);
    expect(await standingFor(quote.id)).toBeUndefined();
    const copies = await Promise.all(Array.from({ length: 12 }, () => dana.act('duplicateInvoice', invoice.id)));
    const heirs = copies.filter((copy) => copy.quote);
    expect(heirs).toHaveLength(1);
    expect(await standingFor(quote.id)).toBe(heirs[0].id);
    const again = await dana.person.ask(CONVERT_QUOTE, { id: quote.id });
    expect(again.convertQuoteToInvoice.id).toBe(heirs[0].id);
  });

  it('restores the quote when its draft is deleted', async () => {
    const { quote, invoice } = await converted();
    await dana.person.ask('mutation ($id: ID!) { deleteInvoice(id: $id) }', { id: invoice.id });
    expect(await standingFor(quote.id)).toBeUndefined();
    const again = await dana.person.ask(CONVERT_QUOTE, { id: quote.id });
    expect((await dana.person.ask(READ_INVOICE, { id: again.convertQuoteToInvoice.id })).invoice).toMatchObject({
      number: invoice.number,
      quote: { id: quote.id },
    });
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id: quote.id });
  });
});
