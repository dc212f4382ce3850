import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { anyNetwork } from '#tests/support/person.ts';
import { makeThings, type Things } from '#tests/support/schema/things.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { signatureOf } from '#tests/support/webhooks.ts';
import { errorLog, inBrief } from './errorLog.ts';
import { anything, hostileText, malformedId } from './hostile.ts';
import { seed, tellSeed } from './seed.ts';

const CASES = IS_SOAK ? 3_000 : 600;
const LANES = 8;
const MOST_MS = 120_000;

const { log, lines } = errorLog();
let app: TestApp;
let token: string;
let own: Things;

beforeAll(async () => {
  app = await startTestApp({}, { log });
  const dana = await app.professional();
  token = dana.accessToken!;
  own = await makeThings(app, dana, 'Danas');
});

interface Sent {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const EXPECTED: string[] = ERROR_CODES.filter((code) => code !== 'INTERNAL');

/** What is not as it must be about an answer. */
async function problemsOf({ method, path, headers, body }: Sent): Promise<string[]> {
  const response = await fetch(app.address + path, {
    method,
    headers: { 'x-forwarded-for': anyNetwork(), ...headers },
    body,
    redirect: 'manual',
  });
  const text = await response.text();
  if (response.status >= 500) return [`status ${response.status}`];
  if (method === 'HEAD' || !response.headers.get('content-type')?.startsWith('application/json')) return [];
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  return errors.map(({ extensions }) => extensions.code).filter((code) => !EXPECTED.includes(code));
}

async function sendAll(of: string, cases: fc.Arbitrary<Sent>, numRuns = CASES): Promise<void> {
  const found = new Map<string, string>();
  await inLanes(LANES, fc.sample(cases, { seed, numRuns }), async (sent) => {
    for (const problem of await problemsOf(sent))
      found.set(`${sent.method} ${sent.path.slice(0, 60)}: ${problem}`, JSON.stringify(sent).slice(0, 1_000));
  });
  tellSeed(numRuns, of);
  expect([...found]).toEqual([]);
  expect([...new Set(lines.splice(0).map(inBrief))]).toEqual([]);
  expect((await fetch(`${app.address}/readyz`)).status).toBe(200);
}

/** A text as a part of an address: well written, or as it is where a request can carry it. */
const inAddress = fc
  .oneof(hostileText, malformedId.map(String))
  .map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4_000));
const asWhom = fc
  .boolean()
  .map((signedIn) => ({ ...(signedIn && { authorization: `Bearer ${token}` }) }) as Record<string, string>);
const id = fc.oneof(
  fc.constant(null).chain(() => fc.constantFrom(...Object.values(own))),
  inAddress,
  fc.constantFrom('..', '%', '%2e%2e%2f', '%00', '%ff', '*', ';'),
);

const ROUTES: ((part: string, query: string) => string)[] = [
  (part) => `/invoices/${part}.pdf`,
  (part) => `/quotes/${part}.pdf`,
  (part, query) => `/invoices/${part}.pdf?ticket=${query}`,
  (part) => `/portal/quote/${part}/pdf`,
  (part) => `/portal/invoice/${part}/pdf`,
  (part) => `/files/${part}`,
  (part, query) => `/export/customers.csv?search=${query}&tag=${part}&archived=${query}`,
  (part, query) => `/export/everything/${part}.zip?ticket=${query}`,
  (part, query) => `/newsletter/confirm?token=${part}&outcome=${query}`,
  (part) => `/articles/${part}`,
  (part, query) => `/graphql?query=${part}&variables=${query}`,
  (part, query) => `/sandbox/mail?to=${part}&id=${query}`,
  (part) => `/${part}`,
];

const HEADERS = fc.constantFrom<Record<string, string>>(
  {},
  { range: 'bytes=0-' },
  { range: 'bytes=99999999999999999999-' },
  { range: 'bytes=5-1,-3' },
  { 'accept-encoding': 'x, *;q=0' },
  { cookie: 'whorl_device=%ff; whorl_refresh=%00; =; a' },
  { 'x-forwarded-for': 'nowhere, ::1%eth0, 1.2.3.4.5' },
  { 'if-none-match': '"' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer a.b.c' },
);

const TYPES = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  'nonsense',
);

describe('addresses', () => {
  it(
    'are answered or refused, whatever stands in them',
    () =>
      sendAll(
        'addresses',
        fc
          .tuple(
            fc.constantFrom(...ROUTES),
            id,
            inAddress,
            asWhom,
            HEADERS,
            fc.constantFrom('GET' as const, 'HEAD' as const),
          )
          .map(([route, part, query, who, headers, method]) => ({
            method,
            path: route(part, query),
            headers: { ...headers, ...who },
          })),
      ),
    MOST_MS,
  );
});

describe('bodies', () => {
  const text = fc.oneof(
    anything.map((value) => JSON.stringify(value)),
    hostileText,
    fc.constantFrom(
      '{',
      '{"a":',
      '[[[[',
      '{"query":"{ me { id } }"',
      `{"query":"${'{a'.repeat(2_000)}"}`,
      '\ufeff{}',
      '1e999',
    ),
  );

  it(
    'are read or refused, whatever they are and wherever they are sent',
    () =>
      sendAll(
        'bodies',
        fc
          .tuple(
            fc.constantFrom(
              '/graphql',
              '/newsletter/subscribe',
              '/newsletter/confirm',
              '/newsletter/unsubscribe',
              '/webhooks/stripe',
              '/nowhere',
            ),
            TYPES,
            text,
            fc.constantFrom('POST' as const, 'PUT' as const, 'DELETE' as const),
            asWhom,
          )
          .map(([path, type, body, method, who]) => ({
            method,
            path,
            headers: { 'content-type': type, ...who },
            body,
          })),
      ),
    MOST_MS,
  );

  it(
    'of GraphQL are refused by their shape, whatever it is',
    () =>
      sendAll(
        'GraphQL requests',
        fc
          .record(
            {
              query: fc.oneof(
                fc.constantFrom(
                  '{ me { id } }',
                  'query A { me { id } } query B { business { id } }',
                  'query ($id: ID!) { customer(id: $id) { id } }',
                  'subscription { activity { id } }',
                  'fragment F on User { id }',
                  '{ __schema { types { name } } }',
                  '{ me { ...F } } fragment F on User { ...F }',
                  'query ($a: Int = "x") { services { id } }',
                  '{ customers(first: 99999999999999999999) { nodes { id } } }',
                  '{ customers(filter: {search: "\\ud800"}) { nodes { id } } }',
                ),
                hostileText,
                anything,
              ),
              variables: fc.oneof(
                anything,
                fc.uuid().map((uuid) => ({ id: uuid })),
              ),
              operationName: fc.oneof(anything, fc.constantFrom('A', 'B', '')),
              extensions: anything,
            },
            { requiredKeys: [] },
          )
          .chain((body) =>
            asWhom.map((who) => ({
              method: 'POST' as const,
              path: '/graphql',
              headers: { 'content-type': 'application/json', ...who },
              body: JSON.stringify(body),
            })),
          ),
      ),
    MOST_MS,
  );

  it('that are too large are refused by their size', async () => {
    const body = JSON.stringify({ query: '{ me { id } }', variables: { huge: 'x'.repeat(6 * 1024 * 1024) } });
    expect(
      (await fetch(`${app.address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status,
    ).toBe(413);
  });
});

describe('webhooks', () => {
  const event = fc.record(
    {
      id: fc.oneof(fc.constant('evt_1'), hostileText, anything),
      object: fc.oneof(fc.constant('event'), anything),
      type: fc.oneof(
        fc.constantFrom('payment_intent.succeeded', 'charge.refunded', 'account.updated', 'payout.paid'),
        hostileText,
        anything,
      ),
      account: fc.oneof(fc.constant('acct_none'), anything),
      created: fc.oneof(fc.constant(1_795_000_000), anything),
      data: fc.oneof(
        anything,
        anything.map((object) => ({ object })),
      ),
    },
    { requiredKeys: [] },
  );
  const signed = fc.oneof(event, anything).map((value) => JSON.stringify(value));

  it(
    'are refused or kept, whatever is signed',
    () =>
      sendAll(
        'signed webhooks',
        signed.map((body) => ({
          method: 'POST' as const,
          path: '/webhooks/stripe',
          headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
          body,
        })),
        1_000,
      ),
    MOST_MS,
  );

  it(
    'are refused without a signature of Stripe’s',
    () =>
      sendAll(
        'webhooks with other signatures',
        fc
          .tuple(signed, fc.constantFrom('', 't=1,v1=', 't=x', 'v1=abc', 't=99999999999999,v1=00'))
          .map(([body, signature]) => ({
            method: 'POST' as const,
            path: '/webhooks/stripe',
            headers: { 'content-type': 'application/json', 'stripe-signature': signature },
            body,
          })),
        300,
      ),
    MOST_MS,
  );
});
