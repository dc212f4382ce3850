import { deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { asDataUrl, pngOf } from '#tests/support/png.ts';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { extra, government, lapse, rolling, type Writer, withCustomer } from '#tests/support/quotes.ts';

const QUOTE_PARTS = `fragment QuoteParts on PortalQuote {
  number revision status preview actions customerName
  business { name email phone logoUrl timeZone }
  lines { id type description quantity unitCents taxable optional selected totalCents capReason serviceId }
  travel { miles minutes feeCents method explanation }
  subtotalCents discountCents taxRate taxCents totalCents depositCents validUntil terms
  signature { name signedAt image } changeRequest declineReason decidedAt
}`;
const QUOTE = `query ($token: String!) { portalQuote(token: $token) { ...QuoteParts } } ${QUOTE_PARTS}`;
const ACCEPT = `mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { ...QuoteParts } } ${QUOTE_PARTS}`;
const DECLINE = `mutation ($input: DeclinePortalQuoteInput!) { declinePortalQuote(input: $input) { ...QuoteParts } } ${QUOTE_PARTS}`;
const REQUEST = `mutation ($input: RequestQuoteChangesInput!) { requestQuoteChanges(input: $input) { ...QuoteParts } } ${QUOTE_PARTS}`;
const INVOICE = `query ($token: String!) { portalInvoice(token: $token) {
  number status overdue preview customerName business { name timeZone }
  lines { id description totalCents capReason serviceId } travel { explanation }
  payments { id method status amountCents reference receivedAt }
  subtotalCents discountCents taxRate taxCents totalCents paidCents balanceCents issueDate dueDate terms
} }`;

const secret = 'because two signers came';
const NO_FILTER = 0;
const signature = pngDataUrl(300);

let app: TestApp;
let dana: Writer;
let stranger: GraphQLPerson;
let customer: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  stranger = await app.professional('Somebody Else');
  customer = app.visitor();
});

const see = async (person: GraphQLPerson, token: string) => (await person.ask(QUOTE, { token })).portalQuote;
const seeInvoice = async (person: GraphQLPerson, token: string) => (await person.ask(INVOICE, { token })).portalInvoice;

const eventsOf = async (column: 'quote_id' | 'invoice_id', id: string): Promise<string[]> => {
  const { rows } = await sql<{ type: string; actor: string }>`
    select type, actor_kind as actor from activities where ${sql.ref(column)} = ${id} order by id
  `.execute(app.services.database.em.getKysely());
  return rows.map(({ type, actor }) => `${type} by ${actor}`);
};

/** Returns a data URL of a grayscale PNG with about this many bytes of incompressible noise. */
function pngDataUrl(bytes: number): string {
  const width = 100;
  const height = Math.floor(bytes / (width + 1));
  const noise = Buffer.from(
    Array.from({ length: height * (width + 1) }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256),
  );
  for (let line = 0; line < height; line++) noise[line * (width + 1)] = NO_FILTER;
  return asDataUrl(pngOf({ width, height, colour: 0, idat: deflateSync(noise, { level: 0 }) }));
}

describe('a quote by its link', () => {
  it('shows everything that its customer needs, without signing in', async () => {
    await dana.person.ask('mutation { updateBusiness(input: { name: "Bay Prints", phone: "(510) 555-0142" }) { id } }');
    const quote = await dana.sent({
      lines: [rolling, government, extra],
      taxRate: 9.375,
      depositCents: 2000,
      terms: 'Bring a photo ID.',
    });
    const shown = await see(customer, tokenOf(quote));
    expect(shown).toMatchObject({
      number: quote.number,
      revision: 1,
      status: 'VIEWED',
      preview: false,
      actions: ['ACCEPT', 'DECLINE', 'REQUEST_CHANGES'],
      customerName: 'Bay Staffing',
      business: { name: 'Bay Prints', phone: '(510) 555-0142', logoUrl: null, timeZone: 'America/Los_Angeles' },
      totalCents: quote.totalCents,
      depositCents: 2000,
      taxRate: 9.375,
      validUntil: quote.validUntil,
      terms: 'Bring a photo ID.',
      signature: null,
    });
    expect(shown.lines.map(({ id }: { id: string }) => id)).toEqual(quote.lines.map(({ id }: { id: string }) => id));
  });

  it('explains the travel fee, without its origin', async () => {
    const place = (postalCode: string) => ({ postalCode });
    const quote = await dana.sent({ travel: { origin: place('94612'), destination: place('94596') } });
    const { travel } = await see(customer, tokenOf(quote));
    expect(travel.explanation).toContain('each way');
    const { errors } = await customer.send(
      'query ($token: String!) { portalQuote(token: $token) { travel { settings { origin { postalCode } } } } }',
      { token: tokenOf(quote) },
    );
    expect(errors?.[0]?.message).toContain('Cannot query field "settings"');
  });

  it('hides cap reasons, the price list and internal notes', async () => {
    const { services } = await dana.person.ask('{ services { id type } }');
    const line = { ...rolling, capReason: secret, serviceId: services[0].id };
    const quote = await dana.sent({ lines: [line], notes: 'Haggles.' });
    expect(quote.lines[0].capReason).toBe(secret);
    const shown = await see(customer, tokenOf(quote));
    expect(shown.lines).toMatchObject([{ capReason: null, serviceId: null }]);
    const paper = await textOf(await customer.get(`/portal/quote/${tokenOf(quote)}/pdf`));
    expect(paper).toContain(quote.number);
    expect(paper).not.toContain(secret);
    expect(paper).not.toContain('Haggles');
  });

  it('is marked as viewed once, also by concurrent requests', async () => {
    const quote = await dana.sent();
    await Promise.all(Array.from({ length: 10 }, () => see(customer, tokenOf(quote))));
    const { viewedAt } = await dana.read(quote.id);
    await see(customer, tokenOf(quote));
    expect(await dana.read(quote.id)).toMatchObject({ status: 'VIEWED', viewedAt });
    expect(await eventsOf('quote_id', quote.id)).toEqual([
      'quote.created by MEMBER',
      'quote.sent by MEMBER',
      'quote.viewed by CUSTOMER',
    ]);
  });

  it("is not marked as viewed by the professional's preview, but by anyone else", async () => {
    const quote = await dana.sent();
    expect(await see(dana.person, tokenOf(quote))).toMatchObject({ status: 'SENT', preview: true });
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT', viewedAt: null });
    expect(await see(stranger, tokenOf(quote))).toMatchObject({ status: 'VIEWED', preview: false });
  });

  it('is shown as expired after its last day, even before the scheduled job has run', async () => {
    const opened = await dana.sent();
    await see(customer, tokenOf(opened));
    const unopened = await dana.sent();
    for (const { id } of [opened, unopened]) await lapse(app, id);
    for (const quote of [opened, unopened]) {
      const token = tokenOf(quote);
      expect(await see(customer, token)).toMatchObject({ status: 'EXPIRED', actions: [] });
      await customer.refused('INVALID_STATE', ACCEPT, { input: { token, signerName: 'Robin Vale' } });
    }
  });
});

describe('an invalid link', () => {
  const accept = (token: string) => ({ input: { token, signerName: 'Robin Vale' } });

  it('returns null from queries and NOT_FOUND from mutations', async () => {
    const draft = await dana.create();
    const { rows } = await sql<{
      token: string;
    }>`select portal_token as token from quotes where id = ${draft.id}`.execute(app.services.database.em.getKysely());
    const ofDraft = rows[0]?.token as string;
    for (const token of ['', 'unknown', "' or true --", 'zero\0byte', 'x'.repeat(200), draft.id, ofDraft]) {
      expect(await see(customer, token)).toBeNull();
      expect(await seeInvoice(customer, token)).toBeNull();
    }
    for (const token of ['unknown', "' or true --", draft.id, ofDraft]) {
      const { message } = await customer.refused('NOT_FOUND', ACCEPT, accept(token));
      expect(message).toBe('This link no longer works. Ask the business that sent it for a new one');
      await customer.refused('NOT_FOUND', DECLINE, { input: { token } });
      await customer.refused('NOT_FOUND', REQUEST, { input: { token, message: 'Cheaper' } });
      for (const kind of ['quote', 'invoice']) {
        expect((await customer.get(`/portal/${kind}/${encodeURIComponent(token)}/pdf`)).status).toBe(404);
      }
    }
  });

  it('results from voiding', async () => {
    const quote = await dana.sent();
    const token = tokenOf(quote);
    expect(await see(customer, token)).not.toBeNull();
    await dana.act('voidQuote', quote.id);
    expect(await see(customer, token)).toBeNull();
    await customer.refused('NOT_FOUND', ACCEPT, accept(token));
    expect((await customer.get(`/portal/quote/${token}/pdf`)).status).toBe(404);
  });

  it('also results from using a quote’s link for an invoice, and vice versa', async () => {
    const [quote, invoice] = [await dana.sent(), await sentInvoice(dana)];
    expect(await seeInvoice(customer, tokenOf(quote))).toBeNull();
    expect(await see(customer, tokenOf(invoice))).toBeNull();
  });
});

describe('accepting', () => {
  it('computes the totals for the selected lines, and stores name, time and drawing', async () => {
    const quote = await dana.sent({ lines: [rolling, extra, { ...extra, unitCents: 1000, selected: false }] });
    const token = tokenOf(quote);
    const { acceptPortalQuote } = await customer.ask(ACCEPT, {
      input: {
        token,
        signerName: '  Robin Vale ',
        signatureImage: signature,
        selectedOptionalLineIds: [quote.lines[2].id],
      },
    });
    expect(acceptPortalQuote).toMatchObject({
      status: 'ACCEPTED',
      actions: [],
      totalCents: 8000,
      lines: [{ selected: true }, { selected: false }, { selected: true }],
      signature: { name: 'Robin Vale', image: expect.stringMatching(/^data:image\/png;base64,/) },
    });
    expect(acceptPortalQuote.signature.signedAt).toBe(acceptPortalQuote.decidedAt);
    expect(await see(customer, token)).toEqual(acceptPortalQuote);
    expect(await dana.read(quote.id)).toMatchObject({ status: 'ACCEPTED', totalCents: 8000 });
    expect((await eventsOf('quote_id', quote.id)).at(-1)).toBe('quote.accepted by CUSTOMER');
  });

  it('succeeds once; a later attempt fails with the status', async () => {
    const token = tokenOf(await dana.sent());
    const input = { token, signerName: 'Robin Vale' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => customer.send(ACCEPT, { input })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { message } = await customer.refused('INVALID_STATE', DECLINE, { input: { token } });
    expect(message).toContain('its status is accepted');
    await customer.refused('INVALID_STATE', REQUEST, { input: { token, message: 'Cheaper' } });
  });

  it('requires a name, and accepts only a small PNG as the drawing', async () => {
    const token = tokenOf(await dana.sent());
    const fieldOf = async (input: Record<string, unknown>) => {
      const { extensions } = await customer.refused('VALIDATION_FAILED', ACCEPT, {
        input: { token, signerName: 'Robin Vale', ...input },
      });
      return extensions.fields?.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(await fieldOf({ signerName: ' ' })).toEqual(['signerName: Enter your name to sign']);
    const again = ['signatureImage: Draw your signature again'];
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    expect(await fieldOf({ signatureImage: `data:image/svg+xml;base64,${script}` })).toEqual(again);
    expect(await fieldOf({ signatureImage: `data:image/png;base64,${script}` })).toEqual(again);
    expect(await fieldOf({ signatureImage: 'https://example.com/signature.png' })).toEqual(again);
    expect(await fieldOf({ signatureImage: pngDataUrl(101 * 1024) })).toEqual([
      'signatureImage: Draw a simpler signature',
    ]);
    expect(await see(customer, token)).toMatchObject({ status: 'VIEWED' });
    await customer.ask(ACCEPT, { input: { token, signerName: 'Robin Vale', signatureImage: pngDataUrl(99 * 1024) } });
  });

  it("refuses another quote's lines, including those of another business", async () => {
    const theirs = await withCustomer(stranger).then((writer) => writer.sent({ lines: [rolling, extra] }));
    const quote = await dana.sent({ lines: [rolling, extra] });
    const { extensions } = await customer.refused('VALIDATION_FAILED', ACCEPT, {
      input: { token: tokenOf(quote), signerName: 'Robin Vale', selectedOptionalLineIds: [theirs.lines[1].id] },
    });
    expect(extensions.fields).toMatchObject([{ path: 'selectedOptionalLineIds.0', code: 'NOT_AN_OPTION' }]);
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT', totalCents: 9500 });
  });
});

describe('the other answers', () => {
  it('decline, with or without a reason', async () => {
    const [plain, said] = [await dana.sent(), await dana.sent()];
    const without = await customer.ask(DECLINE, { input: { token: tokenOf(plain) } });
    expect(without.declinePortalQuote).toMatchObject({ status: 'DECLINED', actions: [], declineReason: null });
    const reason = 'Found somebody closer';
    const { declinePortalQuote } = await customer.ask(DECLINE, { input: { token: tokenOf(said), reason } });
    expect(declinePortalQuote).toMatchObject({ status: 'DECLINED', declineReason: reason });
    expect((await eventsOf('quote_id', said.id)).at(-1)).toBe('quote.declined by CUSTOMER');
  });

  it('request changes, and show the revision by the same link', async () => {
    const quote = await dana.sent();
    const token = tokenOf(quote);
    await customer.refused('VALIDATION_FAILED', REQUEST, { input: { token, message: ' ' } });
    const { requestQuoteChanges } = await customer.ask(REQUEST, { input: { token, message: 'On a Saturday' } });
    expect(requestQuoteChanges).toMatchObject({
      status: 'CHANGES_REQUESTED',
      changeRequest: 'On a Saturday',
      actions: [],
    });
    await dana.update(quote.id, { lines: [{ ...rolling, quantity: 3 }] });
    await dana.act('sendQuote', quote.id);
    expect(await see(customer, token)).toMatchObject({ status: 'VIEWED', revision: 2, totalCents: 10_500 });
  });
});

describe('an invoice by its link', () => {
  it('shows the balance, the payments and the due date', async () => {
    const invoice = await sentInvoice(dana, { lines: [{ ...rolling, capReason: secret }], terms: 'Thank you.' });
    const token = tokenOf(invoice);
    expect(await seeInvoice(customer, token)).toMatchObject({
      number: invoice.number,
      status: 'VIEWED',
      overdue: false,
      preview: false,
      customerName: 'Bay Staffing',
      lines: [{ description: rolling.description, capReason: null, serviceId: null }],
      payments: [],
      totalCents: 7000,
      balanceCents: 7000,
      terms: 'Thank you.',
    });
    const { id } = await pay(dana.person, invoice.id, 3000, 'CHECK');
    expect(await seeInvoice(customer, token)).toMatchObject({
      status: 'PARTIAL',
      payments: [{ id, method: 'CHECK', status: 'SUCCEEDED', amountCents: 3000 }],
      paidCents: 3000,
      balanceCents: 4000,
    });
    const paper = await textOf(await customer.get(`/portal/invoice/${token}/pdf`));
    expect(paper).toContain(invoice.number);
    expect(paper).not.toContain(secret);
  });

  it('omits voided payments', async () => {
    const invoice = await sentInvoice(dana);
    const { id } = await pay(dana.person, invoice.id, 3000, 'CHECK');
    await dana.person.ask('mutation ($id: ID!) { voidPayment(id: $id, reason: "Bounced") { id } }', { id });
    const shown = await seeInvoice(customer, tokenOf(invoice));
    expect(shown).toMatchObject({ payments: [], paidCents: 0, balanceCents: 7000 });
    expect(JSON.stringify(shown)).not.toContain('Bounced');
  });

  it("is marked as viewed once, but not by the professional's preview", async () => {
    const invoice = await sentInvoice(dana);
    const token = tokenOf(invoice);
    expect(await seeInvoice(dana.person, token)).toMatchObject({ status: 'SENT', preview: true });
    await Promise.all(Array.from({ length: 10 }, () => seeInvoice(customer, token)));
    const events = await eventsOf('invoice_id', invoice.id);
    expect(events.filter((event) => event.startsWith('invoice.viewed'))).toEqual(['invoice.viewed by CUSTOMER']);
  });

  it('explains the travel fee of its quote as long as it charges the same fee', async () => {
    const travel = { origin: { postalCode: '94612' }, destination: { postalCode: '94596' } };
    const convert = async () => {
      const quote = await dana.sent({ travel });
      await customer.ask(ACCEPT, { input: { token: tokenOf(quote), signerName: 'Robin Vale' } });
      const { convertQuoteToInvoice } = await dana.person.ask(
        'mutation ($id: ID!) { convertQuoteToInvoice(id: $id) { id } }',
        { id: quote.id },
      );
      return { quote, id: convertQuoteToInvoice.id };
    };
    const send = async (id: string) =>
      tokenOf(
        (await dana.person.ask('mutation ($id: ID!) { sendInvoice(id: $id) { portalUrl } }', { id })).sendInvoice,
      );
    const [same, changed] = [await convert(), await convert()];
    expect(await seeInvoice(customer, await send(same.id))).toMatchObject({
      travel: { explanation: same.quote.travel.explanation },
    });
    await dana.person.ask(
      'mutation ($id: ID!, $input: UpdateInvoiceInput!) { updateInvoice(id: $id, input: $input) { id } }',
      {
        id: changed.id,
        input: { lines: [rolling, { type: 'TRAVEL', description: 'Travel, flat', quantity: 1, unitCents: 100 }] },
      },
    );
    expect(await seeInvoice(customer, await send(changed.id))).toMatchObject({ travel: null });
  });

  it('is revoked by voiding', async () => {
    const invoice = await sentInvoice(dana);
    const token = tokenOf(invoice);
    await dana.person.ask('mutation ($id: ID!) { voidInvoice(id: $id) { id } }', { id: invoice.id });
    expect(await seeInvoice(customer, token)).toBeNull();
    expect((await customer.get(`/portal/invoice/${token}/pdf`)).status).toBe(404);
  });
});

describe('the PDF of a link', () => {
  it('opens in the browser, and is not cached', async () => {
    const quote = await dana.sent();
    const response = await customer.get(`/portal/quote/${tokenOf(quote)}/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${quote.number}.pdf"`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await dana.read(quote.id)).toMatchObject({ status: 'SENT' });
  });
});

async function textOf(response: Response): Promise<string> {
  const paper = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(paper, { mergePages: true })).text;
}
