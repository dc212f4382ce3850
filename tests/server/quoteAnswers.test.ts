import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import {
  CONVERT_QUOTE,
  extra,
  government,
  lapse,
  quoteVerb,
  rolling,
  type Writer,
  withCustomer,
} from '#tests/support/quotes.ts';

const today = todayIn('America/Los_Angeles');
const signed = { signerName: 'Robin Vale' };
const portalUrl = /^http:\/\/localhost:\d+\/portal\/quote\/[\w-]{22,}$/;

let app: TestApp;
let dana: Writer;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
});

interface Linked {
  portalUrl: string;
}

const LOOK = 'query ($token: String!) { portalQuote(token: $token) { status } }';
const ACCEPT = 'mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }';
const DECLINE = 'mutation ($input: DeclinePortalQuoteInput!) { declinePortalQuote(input: $input) { status } }';
const ASK_CHANGES = 'mutation ($input: RequestQuoteChangesInput!) { requestQuoteChanges(input: $input) { status } }';

const tokenOf = ({ portalUrl }: Linked) => portalUrl.split('/').at(-1);
const look = async (quote: Linked) => (await app.visitor().ask(LOOK, { token: tokenOf(quote) })).portalQuote;
/** The customer's answer, over the link that they were sent. */
const answer = (mutation: string, quote: Linked, input: Record<string, unknown>) =>
  app.visitor().ask(mutation, { input: { token: tokenOf(quote), ...input } });
const accept = (quote: Linked, input: Record<string, unknown> = {}) => answer(ACCEPT, quote, { ...signed, ...input });
const refusedAnswer = (code: string, mutation: string, quote: Linked, input: Record<string, unknown>) =>
  app.visitor().refused(code, mutation, { input: { token: tokenOf(quote), ...input } });

const activitiesOf = async (quoteId: string): Promise<string[]> => {
  const { rows } = await sql<{ type: string; actor: string }>`
    select type, actor_kind as actor from activities where quote_id = ${quoteId} order by id
  `.execute(app.services.database.em.getKysely());
  return rows.map(({ type, actor }) => `${type} by ${actor}`);
};

const deliveriesOf = async (quoteId: string) => {
  const { rows } = await sql<{ kind: string; status: string; reason: string | null }>`
    select kind, status, reason from mail_deliveries where subject_id = ${quoteId} order by created_at
  `.execute(app.services.database.em.getKysely());
  return rows;
};

describe('sending a quote', () => {
  it('mails it to the customer with its link and its paper', async () => {
    const writer = await withCustomer(dana.person, { name: 'Mailed', email: 'mailed@example.com' });
    const quote = await writer.sent({ lines: [rolling, government], depositCents: 2000 });
    expect(quote).toMatchObject({ status: 'SENT', revision: 1, actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    expect(quote.sentAt).not.toBeNull();
    expect(quote.portalUrl).toMatch(portalUrl);
    const mail = await mailTo(app.address, 'mailed@example.com', quote.number);
    expect(mail.text).toContain(quote.portalUrl);
    expect(mail.text).toContain('$134.00');
    expect(mail.attachments).toMatchObject([{ filename: `${quote.number}.pdf`, contentType: 'application/pdf' }]);
    expect(await activitiesOf(quote.id)).toEqual(['quote.created by MEMBER', 'quote.sent by MEMBER']);
  });

  it('needs an address to send it to, and a last day that is not past', async () => {
    const writer = await withCustomer(dana.person, { name: 'Unreachable', email: null });
    const { id } = await writer.create({ validUntil: addDays(today, -1) });
    const { extensions } = await dana.person.refused('VALIDATION_FAILED', quoteVerb('sendQuote'), { id });
    expect(extensions.fields).toMatchObject([
      { path: 'customer.email', message: 'Add an email address for Unreachable first: the quote is sent there' },
      { path: 'validUntil' },
    ]);
    expect(await writer.read(id)).toMatchObject({ status: 'DRAFT', sentAt: null, portalUrl: null });
  });

  it('needs a reason for a notarial act above its cap', async () => {
    const writer = await withCustomer(await app.professional('Notary'));
    await writer.person.ask('mutation { updateBusiness(input: { address: { city: "Oakland", state: "CA" } }) { id } }');
    const act = { type: 'NOTARIAL_ACT', description: 'Acknowledgment', quantity: 1, unitCents: 2000 };
    const { id } = await writer.create({ lines: [rolling, act] });
    const { extensions } = await writer.person.refused('VALIDATION_FAILED', quoteVerb('sendQuote'), { id });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['lines.1.capReason']);
    await writer.update(id, { lines: [rolling, { ...act, capReason: 'Two signatures' }] });
    expect(await writer.act('sendQuote', id)).toMatchObject({ status: 'SENT' });
  });

  it('happens once, however many ask at once; again is another verb', async () => {
    const { id } = await dana.create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => dana.person.send(quoteVerb('sendQuote'), { id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await dana.person.refused('INVALID_STATE', quoteVerb('sendQuote'), { id });
    expect(await dana.act('resendQuote', id)).toMatchObject({ status: 'SENT', revision: 1 });
    await vi.waitFor(async () => expect(await deliveriesOf(id)).toHaveLength(2), { timeout: 10_000 });
    const draft = await dana.create();
    await dana.person.refused('INVALID_STATE', quoteVerb('resendQuote'), { id: draft.id });
  });
});

describe("the customer's look", () => {
  it('marks it viewed once', async () => {
    const quote = await dana.sent();
    expect(await look(quote)).toEqual({ status: 'VIEWED' });
    const viewed = await dana.read(quote.id);
    expect(viewed).toMatchObject({ status: 'VIEWED', actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    await look(quote);
    expect(await dana.read(quote.id)).toEqual(viewed);
    expect((await activitiesOf(quote.id)).filter((type) => type === 'quote.viewed by CUSTOMER')).toHaveLength(1);
  });

  it('shows an expired quote as expired before the job came by, and lets nobody accept it', async () => {
    const quote = await dana.sent();
    await lapse(app, quote.id);
    const refusal = await refusedAnswer('INVALID_STATE', ACCEPT, quote, signed);
    expect(refusal.message).toContain('expired');
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT' });
    expect(await look(quote)).toEqual({ status: 'EXPIRED' });
    expect(await dana.read(quote.id)).toMatchObject({ status: 'EXPIRED', viewedAt: null });
    expect(await activitiesOf(quote.id)).toContain('quote.expired by SYSTEM');
  });
});

describe('accepting', () => {
  it('signs it, tells the business, and ends every other answer', async () => {
    const quote = await dana.sent();
    const { id, number, totalCents } = quote;
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    await accept(quote, { signatureImage: image });
    const accepted = await dana.read(id);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      totalCents,
      signature: { name: 'Robin Vale', image },
      actions: ['CONVERT', 'DUPLICATE'],
    });
    expect(accepted.signature.signedAt).toBe(accepted.decidedAt);
    await refusedAnswer('INVALID_STATE', ACCEPT, quote, signed);
    await refusedAnswer('INVALID_STATE', DECLINE, quote, {});
    await refusedAnswer('INVALID_STATE', ASK_CHANGES, quote, { message: 'Never mind' });
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id });
    const mail = await mailTo(app.address, dana.person.account.email, number);
    expect(mail.subject).toContain('Accepted');
    expect(mail.text).toContain(`/dashboard/quotes/${id}`);
  });

  it('prices the quote again with the lines that were chosen', async () => {
    const options = [
      { ...extra, unitCents: 2500, taxable: true },
      { ...extra, unitCents: 1000, selected: false },
    ];
    const quote = await dana.sent({ lines: [rolling, ...options], taxRate: 10, depositCents: 9000 });
    expect(quote.totalCents).toBe(7000 + 2500 + 250);
    await accept(quote, { selectedOptionalLineIds: [quote.lines[2].id] });
    expect(await dana.read(quote.id)).toMatchObject({
      subtotalCents: 8000,
      taxCents: 0,
      totalCents: 8000,
      depositCents: 8000,
      lines: [{ selected: true }, { selected: false }, { selected: true }],
    });
  });

  it('takes the lines as they were selected where none are named, and none where none are chosen', async () => {
    const lines = [rolling, extra, { ...extra, selected: false }];
    const [asIs, none] = [await dana.sent({ lines }), await dana.sent({ lines })];
    await accept(asIs);
    await accept(none, { selectedOptionalLineIds: [] });
    expect(await dana.read(asIs.id)).toMatchObject({ totalCents: 9500 });
    expect(await dana.read(none.id)).toMatchObject({ totalCents: 7000 });
  });

  it('never charges less than nothing: the discount shrinks to what is left', async () => {
    const small = { ...rolling, quantity: 1, unitCents: 1000 };
    const quote = await dana.sent({ lines: [small, government, extra], discountCents: 3000 });
    await accept(quote, { selectedOptionalLineIds: [] });
    expect(await dana.read(quote.id)).toMatchObject({ discountCents: 1000, totalCents: 6400 });
  });

  it('refuses lines of another quote, and lines that are no option', async () => {
    const quote = await dana.sent({ lines: [rolling, extra] });
    const other = await dana.sent({ lines: [rolling, extra] });
    const chosen = [quote.lines[1].id, quote.lines[0].id, other.lines[1].id];
    const refusal = await refusedAnswer('VALIDATION_FAILED', ACCEPT, quote, {
      ...signed,
      selectedOptionalLineIds: chosen,
    });
    expect(refusal.extensions.fields?.map(({ path }) => path)).toEqual([
      'selectedOptionalLineIds.1',
      'selectedOptionalLineIds.2',
    ]);
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT', totalCents: 9500 });
  });

  it('and voiding at once: one of them wins, and the other is told so', async () => {
    for (let round = 0; round < 5; round++) {
      const quote = await dana.sent();
      const answers = await Promise.all([
        app.visitor().send(ACCEPT, { input: { token: tokenOf(quote), ...signed } }),
        dana.person.send(quoteVerb('voidQuote'), { id: quote.id }),
      ]);
      const [accepted, voided] = answers.map(({ errors }) => errors === undefined);
      expect(accepted).not.toBe(voided);
      expect((await dana.read(quote.id)).status).toBe(accepted ? 'ACCEPTED' : 'VOID');
    }
  });
});

describe('the other answers', () => {
  it('declines with a reason', async () => {
    const quote = await dana.sent();
    await answer(DECLINE, quote, { reason: 'Found somebody closer' });
    expect(await dana.read(quote.id)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'Found somebody closer',
      actions: ['DUPLICATE'],
    });
    expect((await mailTo(app.address, dana.person.account.email, quote.number)).text).toContain(
      'Found somebody closer',
    );
  });

  it('asks for changes; sending it again makes a new revision', async () => {
    const writer = await withCustomer(dana.person, { name: 'Picky', email: 'picky@example.com' });
    const quote = await writer.sent();
    await answer(ASK_CHANGES, quote, { message: 'On a Saturday, please' });
    expect(await writer.read(quote.id)).toMatchObject({
      status: 'CHANGES_REQUESTED',
      changeRequest: 'On a Saturday, please',
      portalUrl: quote.portalUrl,
      actions: ['EDIT', 'SEND', 'VOID', 'DUPLICATE'],
    });
    await writer.update(quote.id, { lines: [{ ...rolling, quantity: 3 }] });
    expect(await writer.act('sendQuote', quote.id)).toMatchObject({
      status: 'SENT',
      revision: 2,
      changeRequest: null,
      viewedAt: null,
      decidedAt: null,
      totalCents: 10_500,
      portalUrl: quote.portalUrl,
    });
    await mailTo(app.address, 'picky@example.com', 'Revised');
  });
});

describe('voiding', () => {
  it('takes the link away for good', async () => {
    const quote = await dana.sent();
    expect(await dana.act('voidQuote', quote.id)).toMatchObject({
      status: 'VOID',
      portalUrl: null,
      actions: ['DUPLICATE'],
    });
    expect(await look(quote)).toBeNull();
    await refusedAnswer('NOT_FOUND', ACCEPT, quote, signed);
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id: quote.id });
  });

  it('is noticed by a mail that was on its way', async () => {
    const writer = await withCustomer(dana.person, { name: 'Too late', email: 'toolate@example.com' });
    const { id } = await writer.sent();
    await vi.waitFor(async () => expect(await deliveriesOf(id)).toHaveLength(1), { timeout: 10_000 });
    await writer.act('voidQuote', id);
    await sql`
      select graphile_worker.add_job('mail.quote', json_build_object('businessId', business_id, 'quoteId', id, 'occasion', 'NEW'))
      from quotes where id = ${id}
    `.execute(app.services.database.em.getKysely());
    await vi.waitFor(async () => expect(await deliveriesOf(id)).toHaveLength(2), { timeout: 10_000 });
    expect((await deliveriesOf(id))[1]).toEqual({
      kind: 'quote.sent',
      status: 'SUPPRESSED',
      reason: "The quote's status is void",
    });
    const received = (await mails(app.address)).filter(({ to }) => to.includes('toolate@example.com'));
    expect(received).toHaveLength(1);
  });
});

describe('expiring', () => {
  it('happens by itself, to what was sent and is past its last day', async () => {
    const [lapsed, fresh, draft] = [await dana.sent(), await dana.sent({ validUntil: today }), await dana.create()];
    await lapse(app, lapsed.id);
    await lapse(app, draft.id);
    await sql`select graphile_worker.add_job('expireQuotes')`.execute(app.services.database.em.getKysely());
    await vi.waitFor(async () => expect((await dana.read(lapsed.id)).status).toBe('EXPIRED'), { timeout: 10_000 });
    expect((await dana.read(fresh.id)).status).toBe('SENT');
    expect((await dana.read(draft.id)).status).toBe('DRAFT');
    expect((await activitiesOf(lapsed.id)).at(-1)).toBe('quote.expired by SYSTEM');
  });

  it('is undone by sending it again, its last day moved on where it is past', async () => {
    const writer = await withCustomer(dana.person, { name: 'Late', email: 'late@example.com' });
    const [moved, chosen] = [await writer.sent(), await writer.sent()];
    for (const quote of [moved, chosen]) {
      await lapse(app, quote.id);
      await look(quote);
    }
    expect(await writer.act('sendQuote', moved.id)).toMatchObject({
      status: 'SENT',
      revision: 1,
      validUntil: addDays(today, 30),
    });
    await mailTo(app.address, 'late@example.com', 'Renewed');
    await writer.update(chosen.id, { validUntil: addDays(today, 3) });
    expect(await writer.act('sendQuote', chosen.id)).toMatchObject({ validUntil: addDays(today, 3) });
  });

  it('is noticed by whoever sends it again before the job came by', async () => {
    const { id } = await dana.sent();
    await lapse(app, id);
    const refusal = await dana.person.refused('INVALID_STATE', quoteVerb('resendQuote'), { id });
    expect(refusal.message).toContain('expired');
    expect(await dana.act('sendQuote', id)).toMatchObject({ status: 'SENT', validUntil: addDays(today, 30) });
  });
});

describe('making an invoice of it', () => {
  const READ_INVOICE = `query ($id: ID!) { invoice(id: $id) {
    totalCents subtotalCents discountCents taxCents quote { id } customer { id } lines { description totalCents optional }
  } }`;

  it('takes the lines that were chosen, once, however often it is asked', async () => {
    const option = { ...extra, description: 'Left out' };
    const quote = await dana.sent({
      lines: [{ ...rolling, taxable: true }, government, option],
      taxRate: 10,
      discountCents: 500,
    });
    await dana.person.refused('INVALID_STATE', CONVERT_QUOTE, { id: quote.id });
    await accept(quote, { selectedOptionalLineIds: [] });
    const made = await Promise.all(Array.from({ length: 10 }, () => dana.person.ask(CONVERT_QUOTE, { id: quote.id })));
    const [invoice] = made.map(({ convertQuoteToInvoice }) => convertQuoteToInvoice);
    expect(new Set(made.map(({ convertQuoteToInvoice }) => convertQuoteToInvoice.id)).size).toBe(1);
    expect(await dana.read(quote.id)).toMatchObject({
      status: 'CONVERTED',
      invoice: { id: invoice.id, number: invoice.number },
      actions: ['DUPLICATE'],
    });
    expect((await dana.person.ask(READ_INVOICE, { id: invoice.id })).invoice).toEqual({
      subtotalCents: 13_400,
      discountCents: 500,
      taxCents: 650,
      totalCents: 13_550,
      quote: { id: quote.id },
      customer: { id: dana.customerId },
      lines: [
        { description: 'Live scan rolling fee', totalCents: 7000, optional: false },
        { description: 'DOJ processing fee', totalCents: 6400, optional: false },
      ],
    });
    expect((await activitiesOf(quote.id)).filter((type) => type.startsWith('quote.converted'))).toHaveLength(1);
  });
});
