import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { asDataUrl, pngOf } from '#tests/support/png.ts';
import {
  ACCEPT,
  ASK_CHANGES,
  activitiesOf,
  CONVERT_QUOTE,
  customerOf,
  DECLINE,
  extra,
  government,
  lapse,
  quoteVerb,
  rolling,
  tokenOf,
  type Writer,
  withCustomer,
} from '#tests/support/quotes.ts';

const signed = { signerName: 'Robin Vale' };

let app: TestApp;
let dana: Writer;
let robin: ReturnType<typeof customerOf>;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  robin = customerOf(app);
});

describe("the customer's view", () => {
  it('marks it as viewed once', async () => {
    const quote = await dana.sent();
    expect(await robin.look(quote)).toEqual({ status: 'VIEWED' });
    const viewed = await dana.read(quote.id);
    expect(viewed).toMatchObject({ status: 'VIEWED', actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    await robin.look(quote);
    expect(await dana.read(quote.id)).toEqual(viewed);
    expect((await activitiesOf(app, quote.id)).filter((type) => type === 'quote.viewed by CUSTOMER')).toHaveLength(1);
  });

  it('shows an expired quote as expired before the job has run, and it cannot be accepted', async () => {
    const quote = await dana.sent();
    await lapse(app, quote.id);
    const refusal = await robin.refused('INVALID_STATE', ACCEPT, quote, signed);
    expect(refusal.message).toContain('expired');
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT' });
    expect(await robin.look(quote)).toEqual({ status: 'EXPIRED' });
    expect(await dana.read(quote.id)).toMatchObject({ status: 'EXPIRED', viewedAt: null });
    expect(await activitiesOf(app, quote.id)).toContain('quote.expired by SYSTEM');
  });
});

describe('accepting', () => {
  it('signs it, notifies the business, and excludes other answers', async () => {
    const quote = await dana.sent();
    const { id, number, totalCents } = quote;
    const image = asDataUrl(pngOf());
    await robin.accept(quote, { signatureImage: image });
    const accepted = await dana.read(id);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      totalCents,
      signature: { name: 'Robin Vale', image: expect.stringMatching(/^data:image\/png;base64,/) },
      actions: ['CONVERT', 'DUPLICATE'],
    });
    expect(accepted.signature.signedAt).toBe(accepted.decidedAt);
    await robin.refused('INVALID_STATE', ACCEPT, quote, signed);
    await robin.refused('INVALID_STATE', DECLINE, quote, {});
    await robin.refused('INVALID_STATE', ASK_CHANGES, quote, { message: 'Never mind' });
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id });
    const mail = await mailTo(app.address, dana.person.account.email, number);
    expect(mail.subject).toContain('Accepted');
    expect(mail.text).toContain(`/dashboard/quotes/${id}`);
  });

  it('recomputes the totals for the selected lines', async () => {
    const options = [
      { ...extra, unitCents: 2500, taxable: true },
      { ...extra, unitCents: 1000, selected: false },
    ];
    const quote = await dana.sent({ lines: [rolling, ...options], taxRate: 10, depositCents: 9000 });
    expect(quote.totalCents).toBe(7000 + 2500 + 250);
    await robin.accept(quote, { selectedOptionalLineIds: [quote.lines[2].id] });
    expect(await dana.read(quote.id)).toMatchObject({
      subtotalCents: 8000,
      taxCents: 0,
      totalCents: 8000,
      depositCents: 8000,
      lines: [{ selected: true }, { selected: false }, { selected: true }],
    });
  });

  it('keeps the selection where no list is given, and deselects all for an empty list', async () => {
    const lines = [rolling, extra, { ...extra, selected: false }];
    const [asIs, none] = [await dana.sent({ lines }), await dana.sent({ lines })];
    await robin.accept(asIs);
    await robin.accept(none, { selectedOptionalLineIds: [] });
    expect(await dana.read(asIs.id)).toMatchObject({ totalCents: 9500 });
    expect(await dana.read(none.id)).toMatchObject({ totalCents: 7000 });
  });

  it('lowers the discount to what is left', async () => {
    const small = { ...rolling, quantity: 1, unitCents: 1000 };
    const quote = await dana.sent({ lines: [small, government, extra], discountCents: 3000 });
    await robin.accept(quote, { selectedOptionalLineIds: [] });
    expect(await dana.read(quote.id)).toMatchObject({ discountCents: 1000, totalCents: 6400 });
  });

  it('refuses lines of another quote, and lines that are not optional', async () => {
    const quote = await dana.sent({ lines: [rolling, extra] });
    const other = await dana.sent({ lines: [rolling, extra] });
    const chosen = [quote.lines[1].id, quote.lines[0].id, other.lines[1].id];
    const refusal = await robin.refused('VALIDATION_FAILED', ACCEPT, quote, {
      ...signed,
      selectedOptionalLineIds: chosen,
    });
    expect(refusal.extensions.fields?.map(({ path }) => path)).toEqual([
      'selectedOptionalLineIds.1',
      'selectedOptionalLineIds.2',
    ]);
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT', totalCents: 9500 });
  });

  it('and voiding concurrently: one succeeds, and the other gets an error', async () => {
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
  it('decline with a reason', async () => {
    const quote = await dana.sent();
    await robin.decline(quote, 'Found somebody closer');
    expect(await dana.read(quote.id)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'Found somebody closer',
      actions: ['DUPLICATE'],
    });
    expect((await mailTo(app.address, dana.person.account.email, quote.number)).text).toContain(
      'Found somebody closer',
    );
  });

  it('request changes; sending it again creates a revision', async () => {
    const writer = await withCustomer(dana.person, { name: 'Picky', email: 'picky@example.com' });
    const quote = await writer.sent();
    await robin.askChanges(quote, 'On a Saturday, please');
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

describe('converting it to an invoice', () => {
  const READ_INVOICE = `query ($id: ID!) { invoice(id: $id) {
    totalCents subtotalCents discountCents taxCents quote { id } customer { id } lines { description totalCents optional }
  } }`;

  it('copies the selected lines, once for concurrent requests', async () => {
    const option = { ...extra, description: 'Left out' };
    const quote = await dana.sent({
      lines: [{ ...rolling, taxable: true }, government, option],
      taxRate: 10,
      discountCents: 500,
    });
    await dana.person.refused('INVALID_STATE', CONVERT_QUOTE, { id: quote.id });
    await robin.accept(quote, { selectedOptionalLineIds: [] });
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
    expect((await activitiesOf(app, quote.id)).filter((type) => type.startsWith('quote.converted'))).toHaveLength(1);
  });

  it('is possible again once the invoice was voided or its draft deleted', async () => {
    const quote = await dana.sent();
    await robin.accept(quote);
    const convert = async () => (await dana.person.ask(CONVERT_QUOTE, { id: quote.id })).convertQuoteToInvoice.id;
    const made = [await convert()];
    for (const end of ['voidInvoice(id: $id) { id }', 'deleteInvoice(id: $id)']) {
      await dana.person.ask(`mutation ($id: ID!) { ${end} }`, { id: made.at(-1) });
      expect(await dana.read(quote.id)).toMatchObject({ invoice: null, actions: ['CONVERT', 'DUPLICATE'] });
      made.push(await convert());
    }
    expect(new Set(made).size).toBe(3);
    expect(await dana.read(quote.id)).toMatchObject({ status: 'CONVERTED', invoice: { id: made[2] } });
  });
});
