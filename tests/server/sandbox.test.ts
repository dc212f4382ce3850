import { request as send } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openApp, SESSION_SECRET, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** Sends a request with headers that fetch would not send; returns status and body. */
function ask(address: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; cookie: string | undefined }>((resolve, reject) => {
    send(new URL(path, address), { headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body, cookie: response.headers['set-cookie']?.[0] });
    })
      .on('error', reject)
      .end();
  });
}

const PAGES = [
  '/sandbox/mail',
  '/sandbox/mail.json',
  '/sandbox/mail/m1',
  '/sandbox/stripe/',
  '/sandbox/stripe/v1/accounts',
];

it('exists for mail, but never in production with an external database', async () => {
  const databaseUrl = await createTestDatabase();
  const production = { NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  const statusOf = async (environment: NodeJS.ProcessEnv, path: string) => {
    const { address } = await openApp(databaseUrl, environment);
    return (await fetch(`${address}${path}`)).status;
  };
  for (const path of ['/sandbox/mail.json', '/sandbox/mail']) {
    expect(await statusOf({}, path)).toBe(200);
    expect(await statusOf({ NODE_ENV: 'production' }, path)).toBe(200);
    expect(await statusOf(production, path)).toBe(404);
  }
});

describe('a sandbox on this machine', () => {
  let app: TestApp;
  let local: string;
  beforeAll(async () => {
    app = await startTestApp();
    local = `127.0.0.1:${new URL(app.address).port}`;
  });

  it.each([
    ['its address', {}, false],
    ['the name localhost', { host: 'localhost:4000' }, false],
    ['IPv6', { host: '[::1]:4000' }, false],
    ['a proxy that says it comes from here', { 'x-forwarded-for': '127.0.0.1' }, false],
    ['another name that leads here', { host: 'evil.example:4000' }, true],
    ['a name that begins alike', { host: 'localhost.evil.example' }, true],
    ['a proxy that says it comes from elsewhere', { 'x-forwarded-for': '203.0.113.9' }, true],
    ['a visitor who claims to be here', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, true],
    ['no address at all', { 'x-forwarded-for': 'unknown' }, true],
    [
      'a proxy that keeps the name it was asked by',
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example' },
      true,
    ],
    ['a proxy that tells no address', { 'x-forwarded-proto': 'https' }, true],
    ['a proxy of another kind', { forwarded: 'for=203.0.113.9' }, true],
    ['a wrong token', { host: 'evil.example', cookie: `whorl_sandbox=${'0'.repeat(64)}` }, true],
  ])('requested by %s', async (_how, headers: Record<string, string>, refused) => {
    for (const path of PAGES) {
      const { status } = await ask(app.address, path, { host: local, ...headers });
      expect([path, status === 403]).toEqual([path, refused]);
    }
  });

  it('ignores forwarded addresses where no proxy is trusted', async () => {
    const { address } = await openApp(app.databaseUrl, { TRUST_PROXY: 'none' });
    expect((await ask(address, '/sandbox/mail', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await ask(address, '/sandbox/mail')).status).toBe(200);
  });

  it('explains a refused access, as a page or as JSON', async () => {
    const page = await ask(app.address, '/sandbox/stripe/', { host: 'evil.example', accept: 'text/html' });
    expect(page.body).toMatch(/<h1>The sandbox is not open from here.*No payment was taken/s);
    const json = JSON.parse((await ask(app.address, '/sandbox/mail.json', { host: 'evil.example' })).body);
    expect(json).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});

describe('a sandbox under a public name', () => {
  it('requires the token from everyone, once, and still works for the server itself', async () => {
    const app = await startTestApp({ PUBLIC_URL: 'https://whorl.example' });
    const address = `http://127.0.0.1:${(app.http.server.address() as { port: number }).port}`;
    const { sandboxToken: token } = readConfig({ SESSION_SECRET });

    expect((await ask(address, '/sandbox/mail')).status).toBe(403);
    const opened = await ask(address, `/sandbox/mail?token=${token}`, { host: 'whorl.example' });
    expect(opened.status).toBe(200);
    expect(opened.cookie).toMatch(/^whorl_sandbox=.*; Path=\/sandbox; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = opened.cookie?.split(';')[0] ?? '';
    for (const path of ['/sandbox/mail.json', '/sandbox/stripe/'])
      expect((await ask(address, path, { host: 'whorl.example', cookie })).status).toBe(200);
    expect((await ask(address, '/sandbox/stripe/v1/accounts', { host: 'whorl.example', cookie })).status).toBe(403);
    await expect(app.services.stripe?.prices.list({ limit: 1 })).resolves.toMatchObject({ object: 'list' });
  });
});
