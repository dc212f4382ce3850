import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { operatorMessage } from '#server/operatorError.ts';
import { NO_MAIL } from '#server/platform/mail/requireMail.ts';
import { openApp, SESSION_SECRET } from '#tests/support/app.ts';
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database.ts';
import { execute } from '#tests/support/execute.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { runProgram } from '#tests/support/server.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whorl-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a program that should fail; returns its exit code and output. */
const failed = (program: string, args: string[], env: Record<string, string>) =>
  runProgram(program, args, { LOG_LEVEL: 'warn', ...env }).then(
    () => ({ code: 0, text: '' }),
    ({ code, stdout, stderr }) => ({ code: code as number, text: `${stdout}${stderr}` }),
  );

const STACK = /^ +at /m;

describe('without a database of Whorl', () => {
  it.each([['backup'], ['audit:verify'], ['beta:invite', 'ada@example.com']])(
    'whorl %s exits with 1 and creates nothing',
    async (...args) => {
      const folder = newFolder();
      const dataDir = join(folder, 'data');
      const file = join(folder, 'backups', 'whorl.tar.gz');
      const given = args[0] === 'backup' ? [...args, file] : args;
      const unset = await failed('whorl', given, { DATA_DIR: dataDir });
      expect(unset).toEqual({
        code: 1,
        text: expect.stringMatching(/There is no database in DATA_DIR .*nothing was done/),
      });
      const DATABASE_URL = await createEmptyDatabase();
      const empty = await failed('whorl', given, { DATA_DIR: dataDir, DATABASE_URL, SESSION_SECRET });
      expect(empty).toEqual({ code: 1, text: expect.stringMatching(/does not hold Whorl: nothing was done/) });
      expect(empty.text).not.toMatch(STACK);
      expect([existsSync(dataDir), existsSync(join(folder, 'backups'))]).toEqual([false, false]);
      const client = new pg.Client(DATABASE_URL);
      await client.connect();
      const { rows } = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
      await client.end();
      expect(rows).toEqual([]);
    },
  );

  it('whorl without a command, or with an unknown one, lists the commands', async () => {
    for (const args of [[], ['toString']])
      expect(await failed('whorl', args, {})).toEqual({
        code: 1,
        text: expect.stringMatching(/backup[\s\S]*stripe:setup/),
      });
  });
});

describe('an error message without a stack is printed for', () => {
  const closed = 'postgres://whorl:secret-of-the-database@127.0.0.1:1/whorl';
  const other = (change: (url: URL) => void) => {
    const url = new URL(inject('postgresUrl'));
    change(url);
    return url.href;
  };

  it.each<[string, string, string[], () => Record<string, string>, RegExp]>([
    [
      'an unreachable database',
      'main',
      [],
      () => ({ DATABASE_URL: closed }),
      /cannot be reached at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    ],
    [
      'the same at a worker',
      'worker',
      [],
      () => ({ DATABASE_URL: closed, PUBLIC_URL: 'http://a.example' }),
      /cannot be reached/,
    ],
    ['the same at a backup', 'whorl', ['backup'], () => ({ DATABASE_URL: closed }), /cannot be reached/],
    [
      'a database that is not there',
      'main',
      [],
      () => ({ DATABASE_URL: other((url) => (url.pathname = '/nowhere')) }),
      /"nowhere" does not exist\. Create the database/,
    ],
    [
      'a wrong password',
      'main',
      [],
      () => ({ DATABASE_URL: other((url) => (url.password = 'wrong')) }),
      /password or the role is wrong/,
    ],
    [
      'a missing backup',
      'whorl',
      ['restore', '/nowhere/whorl.tar.gz'],
      () => ({}),
      /^\/nowhere\/whorl\.tar\.gz: there is no such file/,
    ],
    ['a folder instead of a backup', 'whorl', ['restore', tmpdir()], () => ({}), /is not a file/],
    [
      'a missing file of a passphrase',
      'whorl',
      ['backup'],
      () => ({ BACKUP_PASSPHRASE_FILE: '/nowhere' }),
      /BACKUP_PASSPHRASE_FILE: expected a file/,
    ],
    [
      'a folder instead of a passphrase',
      'whorl',
      ['backup'],
      () => ({ BACKUP_PASSPHRASE_FILE: tmpdir(), DATABASE_URL: inject('postgresUrl') }),
      /BACKUP_PASSPHRASE_FILE: expected a file/,
    ],
    ['an unknown option', 'whorl', ['restore', '--now', 'file'], () => ({}), /--now/],
  ])('%s', async (_, program, args, settings, expected) => {
    const { code, text } = await failed(program, args, { DATA_DIR: newFolder(), SESSION_SECRET, ...settings() });
    expect(text).toMatch(expected);
    expect(text).not.toMatch(STACK);
    expect(text).not.toContain('secret-of-the-database');
    expect(code).toBe(1);
  });

  it('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const DATABASE_URL = await createTestDatabase();
    const { code, text } = await failed('main', [], { DATABASE_URL, SESSION_SECRET, PORT: String(port) });
    expect(text).toMatch(new RegExp(`cannot listen on 127\\.0\\.0\\.1:${port}: something listens there already`));
    expect(text).not.toMatch(STACK);
    expect(code).toBe(1);
  });

  it('a defect is printed with its stack', () => {
    expect(operatorMessage(new TypeError('x is undefined'))).toBeUndefined();
    expect(operatorMessage('text')).toBeUndefined();
  });
});

it('the SQL of operating.md gives a role all that Whorl needs', async () => {
  const section = readFileSync('docs/operating.md', 'utf8').split('## A database of your own')[1]!.split('\n## ')[0]!;
  const documented = /```sql\n(.*?)```/s.exec(section)![1]!;
  expect(documented).toContain('create role whorl_tenant nologin;');
  const name = `plain_${process.pid}`;
  const admin = new URL(inject('postgresUrl'));
  // The tests' cluster already has the tenants' role.
  const statements = documented
    .replace('create role whorl_tenant nologin;', '')
    .replaceAll(/\bwhorl\b/g, name)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  for (const statement of statements) await execute(admin.href, statement);
  onTestFinished(async () => {
    await execute(admin.href, `drop database ${name} with (force)`);
    await execute(admin.href, `drop role ${name}`);
  });
  const url = new URL(admin);
  Object.assign(url, { username: name, password: /password '(.*?)'/.exec(documented)![1], pathname: `/${name}` });
  await migrate(url.href);
  const { address, close } = await openApp(url.href);
  const { status } = await fetch(`${address}/readyz`).finally(close);
  expect(status).toBe(200);
});

describe('production without SMTP_URL', () => {
  it('is logged at start, and operations that need mail are refused', async () => {
    const databaseUrl = await createTestDatabase();
    const warned: string[] = [];
    const { createLog } = await import('#server/platform/telemetry/log.ts');
    const log = createLog('warn');
    log.warn = ((text: string) => void warned.push(text)) as typeof log.warn;
    const app = await openApp(databaseUrl, { NODE_ENV: 'production', DATABASE_URL: databaseUrl }, log);
    expect(warned).toContain(NO_MAIL);
    const visitor = new GraphQLPerson(app.address);
    const input = { fullName: 'Ada', email: 'ada@example.com', password: 'Correct-horse1' };
    for (const [mutation, variables] of [
      ['mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input }],
      ['mutation { resendConfirmation(email: "ada@example.com") }', {}],
      ['mutation { requestPasswordReset(email: "ada@example.com") }', {}],
      ['mutation { subscribeToNewsletter(email: "ada@example.com") }', {}],
    ] as const)
      await expect(visitor.ask(mutation, variables), mutation).rejects.toThrow(/cannot send mail yet/);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as users from users');
    await client.end();
    expect(rows).toEqual([{ users: 0 }]);
  });
});

describe('SESSION_SECRET', () => {
  it('of a worker must equal the servers’', async () => {
    const databaseUrl = await createTestDatabase();
    const { openRuntime } = await import('#server/runtime.ts');
    const { readConfig } = await import('#server/config.ts');
    const { recordSessionSecret, requireSessionSecret } = await import('#server/sessionSecret.ts');
    const { createLog } = await import('#server/platform/telemetry/log.ts');
    const as = async <T>(secret: string, task: (runtime: Awaited<ReturnType<typeof openRuntime>>) => Promise<T>) => {
      const runtime = await openRuntime(readConfig({ SESSION_SECRET: secret }), databaseUrl, createLog('silent'));
      return task(runtime).finally(() => runtime.close());
    };
    const another = 'another secret that is long enough for it';
    await as(SESSION_SECRET, requireSessionSecret);
    await as(SESSION_SECRET, recordSessionSecret);
    await as(SESSION_SECRET, requireSessionSecret);
    const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://whorl.example' };
    const refused = await failed('worker', [], { ...env, SESSION_SECRET: another });
    expect(refused).toEqual({ code: 1, text: expect.stringMatching(/^SESSION_SECRET: this worker has another one/m) });
    expect(refused.text).not.toMatch(STACK);
    // Without one it generates its own.
    expect(await failed('worker', [], { ...env, DATA_DIR: newFolder() })).toMatchObject({ code: 1 });
    await as(another, recordSessionSecret);
    await expect(as(SESSION_SECRET, requireSessionSecret)).rejects.toThrow(/this worker has another one/);
    await as(another, requireSessionSecret);
  });
});
