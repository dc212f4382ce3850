import { grantsOf } from '#domain/permissions.ts';
import 'reflect-metadata';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/telemetry/log.ts';
import { openRuntime } from '#server/runtime.ts';
import { SESSION_SECRET, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

let app: TestApp;
let dana: GraphQLPerson;
let paths: Record<'logo' | 'portalPdf' | 'invoicePdf', string>;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  const invoice = await sentInvoice(await withCustomer(dana));
  const { setBusinessLogo } = await dana.ask(
    'mutation ($url: String!) { setBusinessLogo(dataUrl: $url) { logoUrl } }',
    {
      url: PIXEL,
    },
  );
  paths = {
    logo: new URL(setBusinessLogo.logoUrl, app.address).pathname,
    portalPdf: `/portal/invoice/${tokenOf(invoice)}/pdf`,
    invoicePdf: `/invoices/${invoice.id}.pdf`,
  };
});

type Sent = Record<string, string | undefined>;

/** Expects the headers that every response has. */
function expectSafe(headers: Sent): void {
  const policy = headers['content-security-policy'] ?? '';
  // Sandbox pages have a stricter policy.
  expect(policy).toMatch(/default-src '(self|none)'/);
  const scripts = /(?:script-src|default-src) ([^;]*)/.exec(
    policy.split(';').find((part) => part.startsWith('script-src ')) ?? policy,
  )?.[1];
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': expect.any(String),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
}

const asked = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(app.address + path, { redirect: 'manual', ...init });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers) as Sent,
    body: await response.text(),
  };
};
const signedIn = () => ({ authorization: `Bearer ${dana.accessToken}` });
const graphql = (query: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
});

/** Sends raw bytes, which a client would correct; returns the response. */
async function raw(bytes: string): Promise<{ status: number; headers: Sent }> {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers };
}

describe('the security headers are on', () => {
  it.each<[string, number, () => Promise<{ status: number; headers: Sent }>]>([
    ['an answer of the API', 200, () => asked('/graphql', graphql('{ me { id } }'))],
    ['an answer to somebody signed in', 200, () => asked('/graphql', graphql('{ me { id } }', signedIn()))],
    ['a refusal of the API', 200, () => asked('/graphql', graphql('{ business { id } }'))],
    ['a query that is not one', 400, () => asked('/graphql', graphql('{'))],
    ['an answer to a GET', 200, () => asked('/graphql?query=%7Bme%7Bid%7D%7D')],
    ['a page of the API for browsers', 200, () => asked('/graphql', { headers: { accept: 'text/html' } })],
    ['a body that is no JSON', 400, () => asked('/graphql', { ...graphql('{ me { id } }'), body: '{' })],
    [
      'a body of a wrong type',
      415,
      () => asked('/graphql', { ...graphql(''), headers: { 'content-type': 'text/plain' } }),
    ],
    ['a body that is too large', 413, () => asked('/graphql', graphql('x'.repeat(6_000_000)))],
    ['a file', 200, () => asked(paths.logo)],
    ['a file that is not there', 404, () => asked('/files/01900000-0000-7000-8000-000000000001')],
    ['a paper', 200, () => asked(paths.invoicePdf, { headers: signedIn() })],
    ['a paper for nobody', 401, () => asked(paths.invoicePdf)],
    ['a paper by a link', 200, () => asked(paths.portalPdf)],
    ['a paper by a link that leads nowhere', 404, () => asked('/portal/invoice/nowhere/pdf')],
    ['an export', 200, () => asked('/export/customers.csv', { headers: signedIn() })],
    ['an export for nobody', 401, () => asked('/export/everything/01900000-0000-7000-8000-000000000001.zip')],
    [
      'a form',
      303,
      () => asked('/newsletter/subscribe', { method: 'POST', body: new URLSearchParams({ email: 'no' }) }),
    ],
    ['a webhook that nobody signed', 400, () => asked('/webhooks/stripe', graphql(''))],
    ['the feed', 200, () => asked('/articles/feed.xml')],
    ['the sitemap', 200, () => asked('/sitemap.xml')],
    ['health', 200, () => asked('/healthz')],
    ['readiness', 200, () => asked('/readyz')],
    ['the sandbox mailbox', 200, () => asked('/sandbox/mail')],
    ['the stand-in for Stripe', 200, () => asked('/sandbox/stripe/')],
    ['an address that is not there', 404, () => asked('/nothing/here')],
    ['another method', 404, () => asked('/graphql', { method: 'DELETE' })],
    ['OPTIONS', 404, () => asked('/graphql', { method: 'OPTIONS' })],
    ['an address that cannot be read', 400, () => asked('/files/%E0%A4%A')],
    ['what is no request', 400, () => raw('NONSENSE\r\n\r\n')],
    ['headers that are too large', 431, () => raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`)],
    ['TRACE', 404, () => raw('TRACE /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')],
    [
      'a socket for a page of another site',
      403,
      () =>
        raw(
          'GET /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: https://evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        ),
    ],
  ])('%s (%i)', async (_what, status, answered) => {
    const answer = await answered();
    expect(answer.status).toBe(status);
    expectSafe(answer.headers);
  });

  it('an unexpected error, without details', async () => {
    app.services.log.level = 'silent';
    const broken = app.services.accessTokens.issue({
      kind: 'member',
      role: 'OWNER',
      grants: grantsOf('OWNER'),
      rights: 1,
      userId: '01900000-0000-7000-8000-000000000001',
      businessId: '01900000-0000-7000-8000-000000000001',
      sessionId: '01900000-0000-7000-8000-000000000001',
    });
    const { headers, body } = await asked(
      '/graphql',
      graphql('{ subscription { tier } }', { authorization: `Bearer ${broken}` }),
    );
    expect(body).toContain('INTERNAL');
    expect(body).not.toMatch(/select|stack|at /);
    expectSafe(headers);
  });
});

describe('the built client', () => {
  let dir: string;
  let built: { address: string; close(): Promise<void> };
  beforeAll(async () => {
    // A minimal build with one file of each kind; rendered pages are tested elsewhere.
    dir = await mkdtemp(join(tmpdir(), 'whorl-built-'));
    const client = join(dir, 'client');
    await mkdir(join(client, '.vite'), { recursive: true });
    await mkdir(join(client, 'assets'));
    await mkdir(join(dir, 'site'));
    await writeFile(join(client, 'index.html'), '<!doctype html><title>App</title>');
    await writeFile(join(client, 'color-scheme.js'), 'document.documentElement.dataset.scheme = 1;');
    await writeFile(join(client, 'assets', 'app-1.js'), 'export {};');
    await writeFile(join(client, '.vite', 'manifest.json'), '{}');
    await writeFile(
      join(dir, 'site', 'entry-server.js'),
      `export const createSite = () => ({ paths: [], render: async ({ path }) => path === '/' ? { status: 200, html: '<!doctype html><title>Home</title>' } : path === '/old' ? { redirect: '/' } : undefined });
export const createFirstScreen = async () => async () => '';`,
    );
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      SESSION_SECRET,
      PUBLIC_URL: 'https://whorl.example',
      WORK_JOBS: 'false',
    });
    const runtime = await openRuntime(config, app.databaseUrl, createLog('silent'));
    const { listen, close, http } = await createApp({ runtime, clientDir: client });
    await listen();
    const address = http.server.address();
    built = { address: `http://127.0.0.1:${typeof address === 'object' && address?.port}`, close };
  });
  afterAll(async () => {
    await built.close();
    await rm(dir, { recursive: true });
  });

  it.each([
    ['a public page', '/', 200],
    ['a page of the app', '/dashboard', 200],
    ['a script', '/assets/app-1.js', 200],
    ['a page that went elsewhere', '/old', 302],
    ['an address with a slash too many', '/terms/', 301],
    ['a page that is not there', '/nowhere', 302],
  ])('%s has them too, and HSTS for a year', async (_what, path, status) => {
    const response = await fetch(built.address + path, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expectSafe(headers);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it('cookies are set for https only, with a name prefix that requires it', async () => {
    const { email, password } = dana.account;
    const response = await fetch(`${built.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }',
        variables: { input: { email, password } },
      }),
    });
    const { data } = (await response.json()) as { data: { signIn: { refreshToken: string | null } } };
    expect(data.signIn.refreshToken).toBeNull();
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.slice(0, cookie.indexOf('='))).sort()).toEqual([
      '__Secure-whorl_device',
      '__Secure-whorl_refresh',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/(graphql|dashboard); HttpOnly; Secure; SameSite=Lax$/);

    const refreshed = await fetch(`${built.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
      body: JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }),
    });
    expect(await refreshed.json()).toMatchObject({ data: { refreshSession: { accessToken: expect.any(String) } } });
  });
});
