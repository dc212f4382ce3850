import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examplesFor } from '#docs/examples/index.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { moveDueDate, withDebtor } from '#tests/support/invoices.ts';

const run = promisify(execFile);

/** The program that each example needs. */
const needs: Record<string, string> = { curl: 'curl', Python: 'python3', TypeScript: 'sh' };
const isThere = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const app = await startTestApp();

/** A member with an overdue invoice. */
async function withOverdue() {
  const dana = await app.professional();
  const debtor = await withDebtor(dana, { name: 'Bay Staffing' });
  const { id, number } = await debtor.owing(5000);
  await moveDueDate(app, id, '2026-01-20');
  return { dana, number };
}

/** A proxy before the app that answers the first operation with 429, and counts the operations. */
async function startBusyProxy() {
  const operations: number[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/graphql' && operations.length === 0) {
      operations.push(429);
      return response.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json' }).end('{"errors":[]}');
    }
    const { method, url, headers } = request;
    const { authorization = '', 'content-type': type = '' } = headers;
    const body = method === 'POST' ? await text(request) : undefined;
    const answer = await fetch(app.address + url, { method, headers: { authorization, 'content-type': type }, body });
    if (url === '/graphql') operations.push(answer.status);
    const answered = { 'content-type': answer.headers.get('content-type') ?? '' };
    return response.writeHead(answer.status, answered).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, operations };
}

describe('an example program', () => {
  it.for(examplesFor(app.address).map(({ name }) => name))(
    'runs as documented, and retries after a 429: %s',
    { timeout: 180_000 },
    async (name, test) => {
      const proxy = await startBusyProxy();
      const example = examplesFor(proxy.address).find((one) => one.name === name)!;
      if (!isThere(needs[name]!)) return test.skip(`${needs[name]} is not installed`);
      const { dana, number } = await withOverdue();
      const program = await programOf(dana, { scopes: ['invoices.read', 'customers.read'] });
      const folder = await mkdtemp(join(tmpdir(), 'whorl-example-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      for (const file of example.files) await writeFile(join(folder, file.name), file.text);
      // Replaces npm install: the same versions that the example names.
      await symlink(resolve('node_modules'), join(folder, 'node_modules'));
      const command = example.run.replace('npm install && npm start', scriptOf(example.files));
      const { stdout } = await run('sh', ['-c', command], {
        cwd: folder,
        env: {
          ...process.env,
          PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
          WHORL_API_KEY: program.text,
        },
      });
      expect(stdout).toContain(number);
      expect(stdout).toContain('Bay Staffing');
      expect(proxy.operations).toEqual([429, 200]);
    },
  );

  it('needs no later Node than Whorl itself, which the README names', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
    const { engines, scripts } = packageOf(examplesFor(app.address).at(-1)!.files);
    expect([engines.node, own]).toEqual(['>=20', '>=20']);
    expect(JSON.parse(readFileSync('sdk/package.json', 'utf8')).engines.node).toBe(own);
    expect(readFileSync('README.md', 'utf8')).toContain('They need Node 20 or later');
    // Node runs TypeScript by itself only from 22.18 on.
    expect(scripts.start).not.toMatch(/\bnode \S+\.ts\b/);
  });

  it('names the versions of its packages that are tested', () => {
    const { dependencies, devDependencies } = packageOf(examplesFor(app.address).at(-1)!.files);
    const named = Object.entries({ ...dependencies, ...devDependencies });
    expect(named.length).toBeGreaterThan(3);
    return Promise.all(
      named.map(async ([name, version]) => {
        const installed = await import(resolve('node_modules', name, 'package.json'), { with: { type: 'json' } });
        expect([name, installed.default.version]).toEqual([name, version]);
      }),
    );
  });
});

type Files = readonly { name: string; text: string }[];

const packageOf = (files: Files) => JSON.parse(files.find(({ name }) => name === 'package.json')!.text);
const scriptOf = (files: Files) =>
  files.some(({ name }) => name === 'package.json') ? packageOf(files).scripts.start : '';

it('the schema can be downloaded, with descriptions', async () => {
  const answer = await fetch(`${app.address}/graphql/schema.graphql`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const schema = await answer.text();
  expect(schema).toContain('type ApiKey implements Node');
  expect(schema).toContain('Credentials with which a program calls the API for the business.');
});

describe('the README', () => {
  const api = readFileSync('README.md', 'utf8').split('\n## The API\n')[1]!.split('\n## ')[0]!;

  it('begins with an API key and links to the API’s help', () => {
    expect(api.split('```sh\n')[1]).toMatch(/^export WHORL_API_KEY=/);
    expect(api).toContain('/help/api');
    expect(api).not.toContain('signIn');
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(200);
  });

  it('has requests that work with a key as written', async () => {
    const commands = [...api.matchAll(/```sh\n(curl .*?)```/gs)].map(([, command]) => command!);
    expect(commands).toHaveLength(3);
    const { text } = await programOf(await app.professional());
    for (const command of commands) {
      const here = command.replace('localhost:4000', new URL(app.address).host);
      const { stdout } = await run('sh', ['-c', here], { env: { ...process.env, WHORL_API_KEY: text } });
      expect(JSON.parse(stdout), stdout).toEqual({ data: expect.anything() });
    }
  });
});
