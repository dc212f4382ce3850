import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const MINUTE_MS = 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => {
  vi.useRealTimers();
});

type Kind = 'invoice' | 'quote';

const pdfUrlOf = async (person: GraphQLPerson, kind: Kind, id: string): Promise<string> =>
  (await person.ask(`query ($id: ID!) { ${kind}(id: $id) { pdfUrl } }`, { id }))[kind].pdfUrl;

/** Creates a document of either kind in three states. */
async function documentsOf(person: GraphQLPerson) {
  const [writer, biller] = [await withCustomer(person), await withDebtor(person)];
  return {
    quote: {
      sent: await writer.sent(),
      draft: await writer.create(),
      void: await writer.act('voidQuote', (await writer.sent()).id),
    },
    invoice: {
      sent: await biller.sent(),
      draft: await biller.create(),
      void: await biller.act('voidInvoice', (await biller.sent()).id),
    },
  };
}

const statusOf = async (url: string) => (await fetch(url)).status;

it('fetches the PDF of a document in any state, without a session', async () => {
  const person = await app.professional();
  const made = await documentsOf(person);
  for (const kind of ['quote', 'invoice'] as const) {
    for (const [state, { id, number }] of Object.entries(made[kind])) {
      const response = await fetch(await pdfUrlOf(person, kind, id));
      expect([kind, state, response.status]).toEqual([kind, state, 200]);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
      expect(response.headers.get('cache-control')).toContain('no-store');
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
        mergePages: true,
      });
      expect(text).toContain(number);
    }
  }
});

it('expires after 15 minutes', async () => {
  const person = await app.professional();
  const { id } = await (await withDebtor(person)).sent();
  const url = await pdfUrlOf(person, 'invoice', id);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 14 * MINUTE_MS });
  expect(await statusOf(url)).toBe(200);
  vi.setSystemTime(now + 16 * MINUTE_MS);
  expect(await statusOf(url)).toBe(404);
});

it('opens that document alone, as it was signed', async () => {
  const [dana, erin] = [await app.professional(), await app.professional('Erin Cole')];
  const [mine, theirs] = [await documentsOf(dana), await documentsOf(erin)];
  const url = await pdfUrlOf(dana, 'invoice', mine.invoice.sent.id);
  const ticket = new URL(url).searchParams.get('ticket')!;
  const [head, , signature] = ticket.split('.');
  const claims = { kind: 'invoice', id: theirs.invoice.sent.id, businessId: 'x', iss: 'whorl', exp: 9_999_999_999 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const address = (path: string, by: string) => `${app.address}${path}.pdf?ticket=${by}`;
  const invoice = `/invoices/${mine.invoice.sent.id}`;
  expect(await statusOf(address(invoice, ticket))).toBe(200);
  for (const tampered of [
    address(invoice, `${ticket}x`),
    address(invoice, ''),
    address(invoice, dana.accessToken!),
    `${address(invoice, ticket)}&ticket=${ticket}`,
    address(`/invoices/${mine.invoice.draft.id}`, ticket),
    address(`/quotes/${mine.invoice.sent.id}`, ticket),
    address(`/quotes/${mine.quote.sent.id}`, ticket),
    address(`/invoices/${theirs.invoice.sent.id}`, ticket),
    address(`/invoices/${theirs.invoice.sent.id}`, `${head}.${forged}.${signature}`),
  ])
    expect([tampered, await statusOf(tampered)]).toEqual([tampered, 404]);
  // A ticket that does not hold is not replaced by the session that comes with it.
  expect((await dana.get(`${invoice}.pdf?ticket=x`)).status).toBe(404);
  expect(await erin.ask('query ($id: ID!) { invoice(id: $id) { pdfUrl } }', { id: mine.invoice.sent.id })).toEqual({
    invoice: null,
  });
});

it('is gone with its document', async () => {
  const biller = await withDebtor(await app.professional());
  const { id } = await biller.create();
  const url = await pdfUrlOf(biller.person, 'invoice', id);
  await biller.person.ask('mutation ($id: ID!) { deleteInvoice(id: $id) }', { id });
  expect(await statusOf(url)).toBe(404);
});

it('is for keys that may read the document', async () => {
  const dana = await app.professional();
  const { quote, invoice } = await documentsOf(dana);
  const ids = { quote: quote.sent.id, invoice: invoice.sent.id };
  for (const [kind, other] of [
    ['quote', 'invoice'],
    ['invoice', 'quote'],
  ] as const) {
    const program = await programOf(dana, { scopes: [`${kind}s.read`] });
    expect(await statusOf(await pdfUrlOf(program, kind, ids[kind]))).toBe(200);
    await program.refused('FORBIDDEN', `query ($id: ID!) { ${other}(id: $id) { pdfUrl } }`, { id: ids[other] });
  }
});
