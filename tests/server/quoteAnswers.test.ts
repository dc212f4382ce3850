import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { acceptQuote, declineQuote, requestQuoteChanges, viewQuote } from '#server/features/quotes/index.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Command } from '#server/platform/commands/commands.ts';
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
let customer: PortalVisitor;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  const { business } = await dana.person.ask('{ business { id } }');
  customer = { kind: 'portal', businessId: business.id };
});

/** As the customer's portal does, once it has found the quote by its link. */
const asCustomer = <Args extends unknown[]>(command: Command<PortalVisitor, Args, void>, ...args: Args) =>
  app.services.commands.run(customer, command, ...args);

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
    const { id } = await dana.sent();
    await asCustomer(viewQuote, id);
    const viewed = await dana.read(id);
    expect(viewed).toMatchObject({ status: 'VIEWED', actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    await asCustomer(viewQuote, id);
    expect(await dana.read(id)).toEqual(viewed);
    expect((await activitiesOf(id)).filter((type) => type === 'quote.viewed by CUSTOMER')).toHaveLength(1);
  });

  it('shows an expired quote as expired before the job came by, and lets nobody accept it', async () => {
    const { id } = await dana.sent();
    await lapse(app, id);
    await expect(asCustomer(acceptQuote, id, signed)).rejects.toThrow('expired');
    expect(await dana.read(id)).toMatchObject({ status: 'SENT' });
    await asCustomer(viewQuote, id);
    expect(await dana.read(id)).toMatchObject({ status: 'EXPIRED', viewedAt: null });
    expect(await activitiesOf(id)).toContain('quote.expired by SYSTEM');
  });
});

describe('accepting', () => {
  it('signs it, tells the business, and ends every other answer', async () => {
    const { id, number, totalCents } = await dana.sent();
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    await asCustomer(acceptQuote, id, { ...signed, signatureImage: image });
    const accepted = await dana.read(id);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      totalCents,
      signature: { name: 'Robin Vale', image },
      actions: ['CONVERT', 'DUPLICATE'],
    });
    expect(accepted.signature.signedAt).toBe(accepted.decidedAt);
    await expect(asCustomer(acceptQuote, id, signed)).rejects.toThrow('accepted');
    await expect(asCustomer(declineQuote, id, {})).rejects.toThrow('accepted');
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
    await asCustomer(acceptQuote, quote.id, { ...signed, selectedOptionalLineIds: [quote.lines[2].id] });
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
    await asCustomer(acceptQuote, asIs.id, signed);
    await asCustomer(acceptQuote, none.id, { ...signed, selectedOptionalLineIds: [] });
    expect(await dana.read(asIs.id)).toMatchObject({ totalCents: 9500 });
    expect(await dana.read(none.id)).toMatchObject({ totalCents: 7000 });
  });

  it('never charges less than nothing: the discount shrinks to what is left', async () => {
    const small = { ...rolling, quantity: 1, unitCents: 1000 };
    const quote = await dana.sent({ lines: [small, government, extra], discountCents: 3000 });
    await asCustomer(acceptQuote, quote.id, { ...signed, selectedOptionalLineIds: [] });
    expect(await dana.read(quote.id)).toMatchObject({ discountCents: 1000, totalCents: 6400 });
  });

  it('refuses lines of another quote, and lines that are no option', async () => {
    const quote = await dana.sent({ lines: [rolling, extra] });
    const other = await dana.sent({ lines: [rolling, extra] });
    const chosen = [quote.lines[1].id, quote.lines[0].id, other.lines[1].id];
    await expect(
      asCustomer(acceptQuote, quote.id, { ...signed, selectedOptionalLineIds: chosen }),
    ).rejects.toMatchObject({
      extensions: {
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'selectedOptionalLineIds.1' }, { path: 'selectedOptionalLineIds.2' }],
      },
    });
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT', totalCents: 9500 });
  });

  it('and voiding at once: one of them wins, and the other is told so', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await dana.sent();
      const [accepted, voided] = await Promise.allSettled([
        asCustomer(acceptQuote, id, signed),
        dana.act('voidQuote', id),
      ]);
      expect([accepted.status, voided.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect((await dana.read(id)).status).toBe(accepted.status === 'fulfilled' ? 'ACCEPTED' : 'VOID');
    }
  });
});

describe('the other answers', () => {
  it('declines with a reason', async () => {
    const { id, number } = await dana.sent();
    await asCustomer(declineQuote, id, { reason: 'Found somebody closer' });
    expect(await dana.read(id)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'Found somebody closer',
      actions: ['DUPLICATE'],
    });
    expect((await mailTo(app.address, dana.person.account.email, number)).text).toContain('Found somebody closer');
  });

  it('asks for changes; sending it again makes a new revision', async () => {
    const writer = await withCustomer(dana.person, { name: 'Picky', email: 'picky@example.com' });
    const quote = await writer.sent();
    await asCustomer(requestQuoteChanges, quote.id, { message: 'On a Saturday, please' });
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
    const { id } = await dana.sent();
    const token = async () => {
      const { rows } = await sql<{ token: string }>`select portal_token as token from quotes where id = ${id}`.execute(
        app.services.database.em.getKysely(),
      );
      return rows[0]?.token;
    };
    const linked = await token();
    expect(await dana.act('voidQuote', id)).toMatchObject({ status: 'VOID', portalUrl: null, actions: ['DUPLICATE'] });
    expect(await token()).not.toBe(linked);
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id });
    await expect(asCustomer(acceptQuote, id, signed)).rejects.toThrow('void');
  });

  it('is noticed by a mail that was on its way', async () => {
    const writer = await withCustomer(dana.person, { name: 'Too late', email: 'toolate@example.com' });
    const { id } = await writer.sent();
    await vi.waitFor(async () => expect(await deliveriesOf(id)).toHaveLength(1), { timeout: 10_000 });
    await writer.act('voidQuote', id);
    await sql`
      select graphile_worker.add_job('mail.quote', ${JSON.stringify({ businessId: customer.businessId, quoteId: id, occasion: 'NEW' })}::json)
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
    for (const { id } of [moved, chosen]) {
      await lapse(app, id);
      await asCustomer(viewQuote, id);
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
    await asCustomer(acceptQuote, quote.id, { ...signed, selectedOptionalLineIds: [] });
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
