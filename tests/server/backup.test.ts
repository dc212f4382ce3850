import 'reflect-metadata';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST_SUM } from '#db/backup/archive.ts';
import { type RestoreOptions, restoreBackup } from '#db/backup/restoreBackup.ts';
import { takeBackup } from '#db/backup/takeBackup.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database.ts';
import { exportOf } from '#tests/support/dataExports.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { asDataUrl, pngOf } from '#tests/support/png.ts';
import { customerOf, withCustomer } from '#tests/support/quotes.ts';
import { TestServer } from '#tests/support/server.ts';

const PASSPHRASE = 'correct horse battery staple';
const [LOGO, SIGNATURE] = [pngOf(), pngOf({ width: 2, idat: deflateSync(Buffer.alloc(9, 1)) })];
/** The first line of an encrypted file (age-encryption.org/v1). */
const AGE = 'age-encryption.org/v1';
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

let folder: string;
let app: TestApp;
let dana: GraphQLPerson;
let debtor: Biller;
let logoUrl: string;
let signedQuoteId: string;
let plain: string;
/** An encrypted copy whose passphrase is stretched less than in a real one, because it is opened many times. */
let secret: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whorl-backup-'));
  app = await startTestApp();
  dana = await app.professional();
  debtor = await withDebtor(dana, { name: 'Here, "quotes" and \\backslashes — ñ', notes: 'one\n\ttwo' });
  const quote = await (await withCustomer(dana)).sent();
  await customerOf(app).accept(quote, { signatureImage: asDataUrl(SIGNATURE) });
  signedQuoteId = quote.id;
  const SET_LOGO = 'mutation ($dataUrl: String!) { setBusinessLogo(dataUrl: $dataUrl) { logoUrl } }';
  logoUrl = (await dana.ask(SET_LOGO, { dataUrl: asDataUrl(LOGO) })).setBusinessLogo.logoUrl;
  await debtor.pay((await debtor.owing(5000)).id, 2000);
  await exportOf(dana);
  plain = await backup('plain.tar.gz');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASE);
  encrypter.setScryptWorkFactor(4);
  secret = join(folder, 'secret.tar.gz.age');
  await writeFile(secret, await encrypter.encrypt(await readFile(plain)));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function backup(name: string, url = app.databaseUrl): Promise<string> {
  const file = join(folder, name);
  await takeBackup({ url, target: createWriteStream(file), passphrase: undefined });
  return file;
}

const restore = (url: string, file: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup({ url, source: createReadStream(file), passphrase: undefined, replace: false, jobs: true, ...options });

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Returns a checksum of every table, without the times of the last scheduled runs, which change. */
async function contentOf(url: string, schemas: readonly string[]): Promise<Record<string, string>> {
  const tables = await ask<{ label: string }>(
    url,
    `select format('%I.%I', table_schema, table_name) as label from information_schema.tables
     where table_schema in (${listOf(schemas)}) and table_type = 'BASE TABLE'
       and table_name not in ('mikro_orm_migrations', 'migrations', '_private_known_crontabs')`,
  );
  const sums: Record<string, string> = {};
  for (const { label } of tables) {
    const [row] = await ask<{ sum: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from ${label} t`,
    );
    sums[label] = row!.sum;
  }
  return sums;
}

const sequencesOf = (url: string, schemas: readonly string[]) =>
  ask(
    url,
    `select schemaname, sequencename, last_value from pg_sequences where schemaname in (${listOf(schemas)}) order by 1, 2`,
  );

const listOf = (names: readonly string[]) => names.map((name) => pg.escapeLiteral(name)).join(', ');

const TRADE = ['public'];
const ALL = ['public', 'graphile_worker'];

const TAR_BLOCK = 512;

/** The plain backup with changed content. */
async function rewritten(name: string, change: (content: string) => string): Promise<string> {
  const content = gunzipSync(await readFile(plain)).toString('latin1');
  const file = join(folder, name);
  await writeFile(file, gzipSync(Buffer.from(change(content), 'latin1')));
  return file;
}

async function isSameInside(file: string, damaged: string): Promise<boolean> {
  const [content, another] = await Promise.all([readFile(file), readFile(damaged)]);
  try {
    return gunzipSync(another).equals(gunzipSync(content));
  } catch {
    return false;
  }
}

const peopleIn = async (url: string) =>
  (await ask<{ found: string | null }>(url, `select to_regclass('users') as found`))[0]!.found
    ? (await ask<{ count: number }>(url, 'select count(*)::int as count from users'))[0]!.count
    : 0;

describe('a restored backup', { timeout: 120_000 }, () => {
  it('has every row of every table, and the app works with it', async () => {
    const file = await backup('whole.tar.gz');
    const url = await createEmptyDatabase();
    await restore(url, file);
    expect(await contentOf(url, TRADE)).toEqual(await contentOf(app.databaseUrl, TRADE));
    expect(await sequencesOf(url, TRADE)).toEqual(await sequencesOf(app.databaseUrl, TRADE));

    // A running app changes its jobs constantly; a stopped one does not.
    const [again, copied] = [await backup('again.tar.gz', url), await createEmptyDatabase()];
    const { rows } = await restore(copied, again);
    const content = await contentOf(copied, ALL);
    expect(content).toEqual(await contentOf(url, ALL));
    expect(await sequencesOf(copied, ALL)).toEqual(await sequencesOf(url, ALL));
    const counted = Object.values(content).reduce((sum, each) => sum + Number.parseInt(each, 10), 0);
    const [crontabs] = await ask<{ count: number }>(
      copied,
      'select count(*)::int from graphile_worker._private_known_crontabs',
    );
    expect(rows).toBe(counted + crontabs!.count);

    const node = await openApp(url);
    const there = new GraphQLPerson(node.address, dana.account, dana.accessToken);
    const invoice = await (await withDebtor(there)).owing(100);
    expect(invoice.number).toBe('INV-0002');
    const logoAt = async (address: string) => Buffer.from(await (await fetch(new URL(logoUrl, address))).arrayBuffer());
    expect(await logoAt(node.address)).toEqual(await logoAt(app.address));
    const READ_SIGNATURE = 'query ($id: ID!) { quote(id: $id) { signature { image } } }';
    const signature = (person: GraphQLPerson) => person.ask(READ_SIGNATURE, { id: signedQuoteId });
    expect(await signature(there)).toEqual(await signature(dana));
  });

  it('is a snapshot, despite concurrent writes', async () => {
    const invoices = await Promise.all(Array.from({ length: 4 }, () => debtor.owing(1_000_000)));
    let isOver = false;
    const lanes = invoices.map(async ({ id }) => {
      let paid = 0;
      for (; !isOver; paid++) await debtor.pay(id, 100 + paid);
      return paid;
    });
    const files: string[] = [];
    for (const name of ['one', 'two']) files.push(await backup(`${name}.tar.gz`));
    isOver = true;
    expect(Math.min(...(await Promise.all(lanes)))).toBeGreaterThan(2);
    for (const file of files) {
      const url = await createTestDatabase();
      await restore(url, file);
      const wrong = await ask(
        url,
        `select i.number from invoices i left join payments p on p.business_id = i.business_id and p.invoice_id = i.id
         group by i.business_id, i.id having i.paid_cents <> coalesce(sum(p.amount_cents), 0)`,
      );
      expect(wrong).toEqual([]);
      const [counted] = await ask<{ payments: number; told: number }>(
        url,
        `select (select count(*)::int from payments) as payments,
           (select count(*)::int from activities where type = 'payment.recorded') as told`,
      );
      expect(counted!.payments).toBe(counted!.told);
    }
  });

  it('has its jobs unlocked, or none with --without-jobs', async () => {
    const url = app.databaseUrl;
    await ask(
      url,
      `select graphile_worker.add_job('mail.quote', '{"businessId": "none", "quoteId": "none", "occasion": "NEW"}', run_at => now() + interval '1 day')`,
    );
    const ours = `payload->>'quoteId' = 'none'`;
    await ask(url, `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where ${ours}`);
    const file = await backup('jobs.tar.gz');
    await ask(url, `delete from graphile_worker._private_jobs where ${ours}`);
    const [kept, left] = [await createTestDatabase(), await createTestDatabase()];
    await restore(kept, file);
    await restore(left, file, { jobs: false });
    const jobs = 'select locked_by from graphile_worker._private_jobs';
    expect(await ask(kept, `${jobs} where ${ours}`)).toEqual([{ locked_by: null }]);
    expect(await ask(left, jobs)).toEqual([]);
  });
});

it('a backup of the first format, whose manifest has no checksum, is restored', async () => {
  const url = await createTestDatabase();
  const first = await rewritten('first.tar.gz', (content) => {
    const sum = content.indexOf(MANIFEST_SUM);
    return content.slice(0, sum).replace('"format": 2', '"format": 1') + content.slice(sum + 2 * TAR_BLOCK);
  });
  await restore(url, first);
  expect(await peopleIn(url)).toBe(1);
});

describe('a restore is refused', () => {
  it('into a database with users, unless told to replace it', async () => {
    const url = await createTestDatabase();
    await restore(url, plain);
    await ask(url, `update businesses set name = 'Changed since'`);
    await expect(restore(url, secret, { passphrase: PASSPHRASE })).rejects.toThrow(/not empty: say --replace/);
    expect(await ask(url, 'select name from businesses')).toEqual([{ name: 'Changed since' }]);
    await restore(url, plain, { replace: true });
    expect(await ask(url, 'select name from businesses')).toEqual([{ name: 'Dana Ruiz' }]);
  });

  it('into a database in use', async () => {
    await expect(restore(app.databaseUrl, plain, { replace: true })).rejects.toThrow(/in use .* stop every Whorl/);
  });

  it('without the passphrase, or with a wrong one', async () => {
    const url = await createTestDatabase();
    await expect(restore(url, secret)).rejects.toThrow(/encrypted: set BACKUP_PASSPHRASE/);
    await expect(restore(url, secret, { passphrase: 'another passphrase' })).rejects.toThrow(/passphrase is wrong/);
    expect(await peopleIn(url)).toBe(0);
  });

  it('of a backup from a newer version', async () => {
    const url = await createTestDatabase();
    await ask(
      app.databaseUrl,
      `insert into mikro_orm_migrations (name, executed_at) values ('20991231000000_later', now())`,
    );
    const file = await backup('newer.tar.gz');
    await ask(app.databaseUrl, `delete from mikro_orm_migrations where name = '20991231000000_later'`);
    await expect(restore(url, file)).rejects.toThrow(/newer version of Whorl: .*20991231000000_later/);
  });

  it.each([
    ['names another migration', /_ground/, '_groond'],
    ['is no JSON', /\}/, ','],
    ['is of another time', /"takenAt": "2/, '"takenAt": "1'],
  ])('of one whose manifest %s', async (_, words, others) => {
    const url = await createTestDatabase();
    const changed = await rewritten('manifest.tar.gz', (content) => content.replace(words, others));
    await expect(restore(url, changed)).rejects.toThrow(/damaged/);
    expect(await peopleIn(url)).toBe(0);
  });

  it('of a damaged backup: any flipped byte or missing end leaves the database unchanged', {
    timeout: 120_000,
  }, async () => {
    console.log(`backup: SEED=${seed}`);
    const url = await createTestDatabase();
    for (const [file, passphrase] of [
      [plain, undefined],
      [secret, PASSPHRASE],
    ] as const) {
      const { size } = await stat(file);
      // The first ten bytes of a gzip file are metadata.
      const places = fc.sample(fc.integer({ min: 12, max: size - 1 }), { seed, numRuns: 3 });
      for (const place of [...places, size - 1]) {
        const damaged = join(folder, 'damaged');
        await copyFile(file, damaged);
        const handle = await open(damaged, 'r+');
        const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
        await handle.write(Buffer.from([buffer[0]! ^ 0x10]), 0, 1, place);
        await handle.close();
        // Some bits of gzip are unused: the decompressed content is the same.
        if (!passphrase && (await isSameInside(file, damaged))) continue;
        await expect(restore(url, damaged, { passphrase }), `byte ${place} of ${size}`).rejects.toThrow(
          /damaged|cannot be opened/,
        );
      }
      for (const end of [size - 1, Math.floor(size / 2)]) {
        const cut = join(folder, 'cut');
        await copyFile(file, cut);
        await truncate(cut, end);
        await expect(restore(url, cut, { passphrase }), `${end} of ${size} bytes`).rejects.toThrow(
          /damaged|cannot be opened/,
        );
      }
    }
    expect(await peopleIn(url)).toBe(0);
    await restore(url, plain);
    expect(await peopleIn(url)).toBe(1);
  });
});

it('npm run backup and npm run restore copy an installation while it is running', {
  timeout: 300_000,
}, async () => {
  const from = await TestServer.start({ BACKUP_PASSPHRASE: PASSPHRASE });
  const to = await TestServer.place({ BACKUP_PASSPHRASE: PASSPHRASE });
  try {
    const account = { fullName: 'Ada Moves', email: 'ada@example.com', password: 'Correct-horse1' };
    const ada = await GraphQLPerson.signUp(from.url, account);
    await withCustomer(ada, { name: 'Comes along' });
    const file = join(folder, 'moved.tar.gz.age');
    expect(await from.run('whorl', 'backup', file)).toMatch(/rows, .* encrypted\n$/);
    expect((await readFile(file)).subarray(0, AGE.length).toString()).toBe(AGE);
    await expect(from.run('whorl', 'restore', '--replace', plain)).rejects.toThrow(/stop every Whorl/);
    expect(await to.run('whorl', 'restore', file)).toMatch(/^Restored [\d,]+ rows/);
    await to.start();
    const { signIn } = await new GraphQLPerson(to.url).ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      { input: { email: account.email, password: account.password } },
    );
    const moved = new GraphQLPerson(to.url, account, signIn.accessToken);
    const { customers } = await moved.ask('{ customers(first: 5) { nodes { name } } }');
    expect(customers.nodes).toEqual([{ name: 'Comes along' }]);
  } finally {
    await Promise.all([from.remove(), to.remove()]);
  }
});

it('a full disk is reported by the backup', async (test) => {
  // Linux has a device that is always full.
  if (!existsSync('/dev/full')) return test.skip('/dev/full does not exist here');
  const target = createWriteStream('/dev/full');
  await expect(takeBackup({ url: app.databaseUrl, target, passphrase: undefined })).rejects.toThrow(/no room left/);
});
