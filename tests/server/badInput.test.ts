import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTimeZone } from '#domain/dates.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { asDataUrl, onePixel, pngOf } from '#tests/support/png.ts';
import { makeThings, type Things } from '#tests/support/schema/things.ts';
import { refusedSubscription } from '#tests/support/subscriptions.ts';
import { postWebhook } from '#tests/support/webhooks.ts';

/** Inputs that fuzzing has found, each with a name. */
let app: TestApp;
let dana: GraphQLPerson;
let things: Things;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  things = await makeThings(app, dana, 'Danas');
});

const cursor = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const SOME_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

describe('a page cursor', () => {
  const LISTS = {
    customers: 'query ($after: String) { customers(sort: NEWEST, after: $after) { nodes { id } } }',
    invoices: 'query ($after: String) { invoices(sort: DUE_DATE, after: $after) { nodes { id } } }',
    activities: 'query ($after: String) { activities(after: $after) { nodes { id } } }',
  };

  it.each([
    ['an instant that never is', LISTS.customers, cursor('NEWEST', '2026-99-99 99:99:99+00', SOME_ID)],
    ['a day that never is', LISTS.invoices, cursor('DUE_DATE', '2026-02-30', SOME_ID)],
    ['dashes in the place of an id', LISTS.activities, cursor('NEWEST', '-'.repeat(36), SOME_ID)],
  ])('is refused with %s', async (_what, query, after) => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', query, { after });
    expect(extensions.fields).toMatchObject([{ path: 'after', code: 'INVALID_CURSOR' }]);
  });
});

describe('the NUL character', () => {
  it('matches no customer’s tag', async () => {
    const list = 'query ($tag: String) { customers(filter: { tag: $tag }) { nodes { id } } }';
    expect((await dana.ask(list, { tag: 'a\0b' })).customers.nodes).toEqual([]);
  });

  it.each(['settlePortalPayment', 'settlePortalDeposit'])('matches nothing in pages of %s', async (field) => {
    const token = field === 'settlePortalPayment' ? things.invoiceLink : things.quoteLink;
    const settle = `mutation ($token: String!, $sessionId: String!) { ${field}(token: $token, sessionId: $sessionId) { number } }`;
    await app.visitor().refused('VALIDATION_FAILED', settle, { token, sessionId: 'cs_\0' });
  });
});

describe('a line’s serviceId', () => {
  it('must exist', async () => {
    const line = { type: 'ROLLING', description: 'Rolling', quantity: 1, unitCents: 100, serviceId: SOME_ID };
    const create = 'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }';
    await dana.refused('NOT_FOUND', create, { input: { customerId: things.customer, lines: [line] } });
  });
});

describe.each([
  ['pixels that cannot be unpacked', pngOf({ idat: Buffer.from('not compressed') })],
  ['a filter that there is none of', pngOf({ idat: onePixel(9) })],
  ['a size that no memory holds', pngOf({ width: 60_000, height: 60_000 })],
])('a picture with %s, which would crash the process that draws it', (_what, png) => {
  it('is refused as a signature', async () => {
    const accept = 'mutation ($input: AcceptPortalQuoteInput!) { acceptPortalQuote(input: $input) { status } }';
    const input = { token: things.openQuoteLink, signerName: 'Robin Vale', signatureImage: asDataUrl(png) };
    const { extensions } = await app.visitor().refused('VALIDATION_FAILED', accept, { input });
    expect(extensions.fields).toMatchObject([{ path: 'signatureImage', code: 'DAMAGED_PICTURE' }]);
  });

  it('is refused as a logo', async () => {
    const set = 'mutation ($dataUrl: String!) { setBusinessLogo(dataUrl: $dataUrl) { id } }';
    const { extensions } = await dana.refused('VALIDATION_FAILED', set, { dataUrl: asDataUrl(png) });
    expect(extensions.fields).toMatchObject([{ path: 'dataUrl', code: 'DAMAGED_PICTURE' }]);
  });

  it('is left out of the PDF, where it was stored before', async () => {
    const { database } = app.services;
    await sql`update quotes set signature_image = ${asDataUrl(png)} where id = ${things.quote}`.execute(
      database.em.getKysely(),
    );
    expect((await dana.get(`/quotes/${things.quote}.pdf`)).status).toBe(200);
  });
});

describe('a signed webhook that is not an event', () => {
  it.each([
    'null',
    '{}',
    '{"id":1,"type":"x","created":1,"data":{"object":{}}}',
    '{"id":"evt_1","type":"x","data":{"object":{}}}',
    '{"id":"evt_\\u0000","type":"x","created":1,"data":{"object":{}}}',
    '{"id":"evt_1","type":"payment_intent.succeeded","account":"acct_1","created":1,"data":{}}',
  ])('is refused: %s', async (body) => expect(await postWebhook(app.address, body)).toBe(400));
});

describe('a variable that a scalar cannot parse', () => {
  const record = 'mutation ($payment: RecordPaymentInput!) { recordPayment(input: $payment) { id } }';
  const create = 'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }';
  const updated = 'query ($filter: CustomerFilter) { customers(filter: $filter) { totalCount } }';
  const updatedSince = 'query ($since: DateTime) { customers(filter: { updatedSince: $since }) { totalCount } }';
  const due = `mutation ($day: Date) { createInvoice(input: { customerId: "${SOME_ID}", lines: [], dueDate: $day }) { id } }`;
  const payment = { invoiceId: SOME_ID, amountCents: 100, method: 'CASH' };
  const line = { type: 'ROLLING', description: 'Rolling', quantity: 1, unitCents: 0.5 };

  it.each([
    ['VALIDATION_FAILED', 'receivedAt', record, { payment: { ...payment, receivedAt: '2026-02-30T00:00:00Z' } }],
    ['VALIDATION_FAILED', 'receivedAt', record, { payment: { ...payment, receivedAt: '0001-01-01T00:00:00Z' } }],
    ['VALIDATION_FAILED', 'dueDate', create, { input: { customerId: SOME_ID, lines: [], dueDate: '2026-02-30' } }],
    ['BAD_USER_INPUT', 'lines.0.unitCents', create, { input: { customerId: SOME_ID, lines: [line] } }],
    ['VALIDATION_FAILED', 'filter.updatedSince', updated, { filter: { updatedSince: 'yesterday' } }],
    ['VALIDATION_FAILED', 'filter.updatedSince', updatedSince, { since: 'yesterday' }],
    ['VALIDATION_FAILED', 'dueDate', due, { day: '2026-02-30' }],
    // What graphql-js' own scalars and enums cannot read, and what is missing.
    ['BAD_USER_INPUT', 'method', record, { payment: { ...payment, method: 'GOLD' } }],
    [
      'BAD_USER_INPUT',
      'lines.0.quantity',
      create,
      { input: { customerId: SOME_ID, lines: [{ ...line, unitCents: 5, quantity: 'x' }] } },
    ],
    ['BAD_USER_INPUT', 'filter.search', updated, { filter: { search: 7 } }],
    ['BAD_USER_INPUT', 'first', 'query ($n: Int) { mine: customers(first: $n) { totalCount } }', { n: 'x' }],
    ['BAD_USER_INPUT', 'id', 'query ($which: ID!) { customer(id: $which) { id } }', {}],
  ])('is refused as %s with its field, %s', async (code, path, query, variables) => {
    const { extensions } = await dana.refused(code, query, variables);
    expect(extensions.fields).toMatchObject([{ path, code: 'INVALID_VALUE' }]);
  });

  it.each([
    [
      'VALIDATION_FAILED',
      'receivedAt',
      `mutation { recordPayment(input: { invoiceId: "${SOME_ID}", amountCents: 100, method: CASH, receivedAt: "2026-02-30T00:00:00Z" }) { id } }`,
    ],
    [
      'VALIDATION_FAILED',
      'dueDate',
      `mutation { createInvoice(input: { customerId: "${SOME_ID}", lines: [], dueDate: "2026-02-30" }) { id } }`,
    ],
    [
      'BAD_USER_INPUT',
      'lines.1.unitCents',
      `mutation { createInvoice(input: { customerId: "${SOME_ID}", lines: [{ type: ROLLING, description: "A", unitCents: 5, quantity: 1 }, { type: ROLLING, description: "B", unitCents: 0.5, quantity: 1 }] }) { id } }`,
    ],
    [
      'VALIDATION_FAILED',
      'dueDate',
      `mutation ($day: Date = "2026-02-30") { createInvoice(input: { customerId: "${SOME_ID}", lines: [], dueDate: $day }) { id } }`,
    ],
    ['VALIDATION_FAILED', 'filter.updatedSince', '{ customers(filter: { updatedSince: "yesterday" }) { totalCount } }'],
  ])('is refused the same way as a literal in the query: %s, %s', async (code, path, query) => {
    const { message, extensions } = await dana.refused(code, query);
    expect(message).toMatch(/^(Enter a date|Cents are)/);
    expect(extensions.fields).toMatchObject([{ path, code: 'INVALID_VALUE' }]);
  });
});

describe('a request over HTTP', () => {
  it('cannot subscribe', async () => {
    await dana.refused('BAD_USER_INPUT', 'subscription { activity { id } }');
  });

  it.each(['', 'Other'])('must name an existing operation, not “%s”', async (operationName) => {
    const response = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', operationName }),
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
    expect(response.status).toBeLessThan(500);
  });
});

describe('a request over a WebSocket', () => {
  it('is refused with invalid variables', async () => {
    const listen = 'subscription ($token: String!) { portalInvoice(token: $token) { number } }';
    await refusedSubscription('BAD_USER_INPUT', app, dana, listen, { token: 1 });
  });
});

describe('a time zone', () => {
  const names = [
    ...Intl.supportedValuesOf('timeZone'),
    'EST',
    'EST5EDT',
    'PST',
    'SystemV/PST8',
    'US/Pacific-New',
    'GMT+0',
    'Etc/GMT+12',
    'Etc/Unknown',
    'utc',
    'ROC',
  ];

  it('that is accepted is also known to the database', async () => {
    const { rows } = await sql<{ name: string }>`select lower(name) as name from pg_timezone_names`.execute(
      app.services.database.em.getKysely(),
    );
    const known = new Set(rows.map(({ name }) => name));
    expect(names.filter(isTimeZone).filter((name) => !known.has(name.toLowerCase()))).toEqual([]);
  });
});
