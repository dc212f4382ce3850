import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Sdk from '#sdk/index.ts';
import { type Program, programOf } from '#tests/support/apiKeys.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { withEndpoint } from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

/** A package folder as npm would install it, with what `npm run sdk` builds. */
const folder = mkdtempSync(join(tmpdir(), 'whorl-sdk-'));
const installed = join(folder, 'node_modules', '@whorl', 'sdk');

let sdk: typeof Sdk;
let app: TestApp;
let dana: GraphQLPerson;
let program: Program;

beforeAll(async () => {
  mkdirSync(join(installed, 'dist'), { recursive: true });
  writeFileSync(join(installed, 'package.json'), readFileSync('sdk/package.json'));
  const build = spawnSync('tsc', ['--project', 'sdk', '--outDir', join(installed, 'dist')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
  });
  expect(build.stdout).toBe('');
  sdk = await import(pathToFileURL(join(installed, 'dist', 'index.js')).href);
  app = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'true' });
  dana = await app.professional();
  program = await programOf(dana);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (key: Program, options: Partial<Sdk.WhorlOptions> = {}) =>
  new sdk.Whorl({ url: app.address, apiKey: key.text, ...options });

/** The real fetch, with something else in its place for the first request; counts all. */
function fetchAfter(first: (...request: Parameters<typeof fetch>) => Promise<Response>) {
  const asking = {
    count: 0,
    fetch: (...request: Parameters<typeof fetch>) => {
      asking.count += 1;
      return asking.count === 1 ? first(...request) : fetch(...request);
    },
  };
  return asking;
}

const lostAfter = async (...request: Parameters<typeof fetch>): Promise<Response> => {
  await fetch(...request);
  throw new TypeError('The connection was lost');
};

const nameFor = (name: string) => ({ filter: { search: name }, first: 100 });

describe('the SDK', () => {
  it('creates, once for a key, and is refused another content for it', async () => {
    const whorl = clientOf(program);
    const input = { name: 'Bay Staffing', idempotencyKey: 'import-1' };
    const { createCustomer: first } = await whorl.request(sdk.createCustomer, { input });
    const { createCustomer: again } = await whorl.request(sdk.createCustomer, { input });
    expect(again).toEqual(first);
    const other = whorl.request(sdk.createCustomer, { input: { ...input, name: 'Another' } });
    await expect(other).rejects.toMatchObject({ name: 'WhorlError', code: 'IDEMPOTENCY_KEY_REUSED', status: 200 });
  });

  it('does once what it repeats after a lost connection, and repeats no mutation without a key', async () => {
    const asking = fetchAfter(lostAfter);
    const whorl = clientOf(program, { fetch: asking.fetch });
    const { createCustomer: customer } = await whorl.request(sdk.createCustomer, { input: { name: 'Lost and Found' } });
    expect(asking.count).toBe(2);
    const found = await whorl.request(sdk.customers, nameFor('Lost and Found'));
    expect(found.customers.nodes.map(({ id }) => id)).toEqual([customer.id]);
    const update = { id: customer.id, input: { notes: 'Called' } };
    const lost = fetchAfter(lostAfter);
    await expect(clientOf(program, { fetch: lost.fetch }).request(sdk.updateCustomer, update)).rejects.toThrow(
      sdk.WhorlConnectionError,
    );
    expect(lost.count).toBe(1);
  });

  it('reads a list page by page, and row by row', async () => {
    const whorl = clientOf(program);
    for (let n = 1; n <= 5; n += 1) await whorl.request(sdk.createCustomer, { input: { name: `Paged Person ${n}` } });
    const asked = { ...nameFor('Paged Person'), sort: 'OLDEST', first: 2 } as const;
    const sizes: number[] = [];
    for await (const { nodes } of whorl.pages(sdk.customers, asked, (data) => data.customers)) sizes.push(nodes.length);
    expect(sizes).toEqual([2, 2, 1]);
    const names: string[] = [];
    for await (const { name } of whorl.all(sdk.customers, asked, (data) => data.customers)) names.push(name);
    expect(names).toEqual([1, 2, 3, 4, 5].map((n) => `Paged Person ${n}`));
  });

  it('tells what was wrong: fields, scopes and limits', async () => {
    const whorl = clientOf(program);
    const invalid = whorl.request(sdk.createCustomer, { input: { name: '', email: 'nowhere' } });
    await expect(invalid).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'name' }, { path: 'email' }],
      data: null,
    });
    const reader = clientOf(await programOf(dana, { scopes: ['customers.read'] }));
    const forbidden = reader.request(sdk.createCustomer, { input: { name: 'Bay' } });
    await expect(forbidden).rejects.toMatchObject({ code: 'FORBIDDEN', scopes: ['customers.create'] });
    await expect(whorl.request('mutation { a: signOut b: signOut }')).rejects.toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      status: 400,
      limit: { name: 'mutations', max: 1 },
    });
    const nobody = new sdk.Whorl({ url: app.address, apiKey: 'whorl_live_nobody' });
    await expect(nobody.request(sdk.customers)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  });

  it('waits as long as the server says, and throws where that is too long', async () => {
    const robin = await app.professional('Robin Vale');
    await hearOfPlan(app, robin, { tier: 'STARTER' });
    const starter = await programOf(robin);
    let refused = await starter.answerTo('{ today { openCount } }');
    while (refused.status !== 429) refused = await starter.answerTo('{ today { openCount } }');
    const impatient = clientOf(starter, { longestWaitSeconds: 0 });
    await expect(impatient.request(sdk.customers)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfterSeconds: Number(refused.headers.get('retry-after')),
    });
    const body = await refused.text();
    const asking = fetchAfter(async () => new Response(body, { status: 429, headers: { 'retry-after': '1' } }));
    const began = performance.now();
    // Also a mutation without a key: it was refused before it ran.
    const { signOut } = await clientOf(program, { fetch: asking.fetch }).request<{ signOut: boolean }>(
      'mutation { signOut }',
    );
    expect([signOut, asking.count]).toEqual([true, 2]);
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('stops where its signal aborts', async () => {
    const abort = new AbortController();
    abort.abort(new Error('No longer wanted'));
    const asked = clientOf(program).request(sdk.customers, {}, { signal: abort.signal });
    await expect(asked).rejects.toThrow('No longer wanted');
  });

  it('knows a message of a webhook from a forged, an old and a changed one', async () => {
    const receiver = await startWebhookReceiver();
    const endpoint = await withEndpoint(app, dana, receiver.url, ['customer.created']);
    const { createCustomer: customer } = await clientOf(program).request(sdk.createCustomer, {
      input: { name: 'Told Of' },
    });
    await endpoint.newest({ status: 'SUCCEEDED' });
    const secret = await endpoint.secret();
    const { body, headers } = receiver.received[0]!;
    const event = await sdk.verifyWebhook({ secret, body, headers });
    expect([event.type, event.data.customer?.id]).toEqual(['customer.created', customer.id]);
    const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 600) };
    const wrong: Sdk.WebhookToVerify[] = [
      { secret: `whsec_${btoa('another secret')}`, body, headers },
      { secret, body: `${body} `, headers },
      { secret, body, headers: old },
      { secret, body, headers: { ...headers, 'webhook-timestamp': 'now' } },
      { secret, body, headers: { ...headers, 'webhook-signature': 'v1,***' } },
      { secret, body, headers: {} },
    ];
    for (const message of wrong) await expect(sdk.verifyWebhook(message)).rejects.toThrow(sdk.WebhookVerificationError);
    const rotated = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    await expect(
      sdk.verifyWebhook({ secret, body, headers: new Headers(rotated as unknown as Record<string, string>) }),
    ).resolves.toEqual(event);
  });
});

describe('the README of the SDK', () => {
  const examples = [...readFileSync('sdk/README.md', 'utf8').matchAll(/^## ([^\n]*)\n+```ts\n(.*?)```/gms)].map(
    ([, title, text]) => ({ title: title!, text: text! }),
  );
  const says: Record<string, RegExp> = {
    'Add a customer': /^[0-9a-f-]{36} Bay Staffing$/m,
    'Read a whole list': /^That is all$/m,
    'See what was wrong': /^VALIDATION_FAILED\nname .+\nemail .+/m,
    'Ask a query of your own': /^\d+ open, \d+ overdue$/m,
    'Receive a webhook': /^400$/m,
  };

  it('has five examples, and their types are right', () => {
    expect(examples.map(({ title }) => title)).toEqual(Object.keys(says));
    const files = examples.map(({ title, text }) => {
      const file = join(folder, `${title.replaceAll(' ', '-')}.ts`);
      writeFileSync(file, text);
      return file;
    });
    symlinkSync(resolve('node_modules/@types'), join(folder, 'node_modules', '@types'));
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const checked = spawnSync(resolve('node_modules/.bin/tsc'), [...options, '--skipLibCheck', ...files], {
      encoding: 'utf8',
      cwd: folder,
    });
    expect(checked.stdout).toBe('');
  });

  it.each(Object.entries(says))('runs as it stands: %s', async (title, words) => {
    const file = join(folder, `${title.replaceAll(' ', '-')}.ts`);
    const call =
      title === 'Receive a webhook'
        ? '\nconsole.log((await POST(new Request("http://here/", { method: "POST", body: "{}" }))).status);'
        : '';
    writeFileSync(file, examples.find((example) => example.title === title)!.text + call);
    await withDebtor(dana);
    const env = {
      ...process.env,
      WHORL_URL: app.address,
      WHORL_API_KEY: program.text,
      WHORL_WEBHOOK_SECRET: 'whsec_AAAA',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), file], {
      env,
    });
    expect(stdout).toMatch(words);
  });
});
