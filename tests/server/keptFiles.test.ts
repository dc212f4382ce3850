import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgradeCluster } from '#db/backup/upgradeCluster.ts';
import { writeDurably } from '#db/durableFile.ts';
import { startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';
import { ConfigError, readConfig } from '#server/config.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'whorl-kept-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startPostgres({ dataDir, durable: false });
const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;

describe('a secret in the data directory', () => {
  it.each([
    ['empty', ''],
    ['cut short', 'ab'.repeat(20)],
    ['full of zeros that a crash has left', '\0'.repeat(64)],
    ['of other characters', 'z'.repeat(64)],
    ['too long', 'ab'.repeat(33)],
  ])('is rejected with its file name where it is %s', async (_how, text) => {
    await writeFile(join(dataDir, 'session-secret'), text);
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/session-secret is damaged.*from a backup, or delete it/s);
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(text);
  });

  it('may end with a line break', async () => {
    await writeFile(join(dataDir, 'session-secret'), `${'ab'.repeat(32)}\n`);
    expect(readConfig({ DATA_DIR: dataDir }).sessionSecret).toBe('ab'.repeat(32));
  });

  it('is the same for concurrent starts, with no partial file left', async () => {
    const read = `const { readOrMakeSecret } = await import('${import.meta.resolve('#db/durableFile.ts')}');
      console.log(readOrMakeSecret('${join(dataDir, 'session-secret')}', 32, ''));`;
    const run = promisify(execFile);
    const results = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '--eval', read])),
    );
    expect(new Set(results.map(({ stdout }) => stdout)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['session-secret']);
  });

  it("is rejected where it is the database's password, unless there is no database yet", async () => {
    const file = join(dataDir, 'postgres-password');
    await writeFile(file, '');
    await expect(start()).rejects.toThrow(/postgres-password is damaged.*delete it: there is no database yet/s);
    await rm(file);
    await (await start()).stop();
    await writeFile(file, 'short');
    await expect(start()).rejects.toThrow(/postgres-password is damaged.*docs\/operating\.md/s);
    await rm(file);
    await expect(start()).rejects.toThrow(/postgres-password.*is missing/s);
  });
});

it('files in the data directory are readable by their owner only', async () => {
  await (await start()).stop();
  readConfig({ DATA_DIR: dataDir });
  for (const name of ['session-secret', 'postgres-password', 'server.lock', 'postgres.log'])
    expect([name, await modeOf(name)]).toEqual([name, 0o600]);
});

it('a damaged lock file is named, with the remedy', async () => {
  await writeFile(join(dataDir, 'server.lock'), 'x'.repeat(4096));
  await expect(start()).rejects.toThrow(/server\.lock is damaged\. Delete it/);
});

it('a failed write leaves the previous file unchanged', async () => {
  const file = join(dataDir, 'heads.json');
  writeDurably(file, 'first');
  await mkdir(join(dataDir, 'taken', 'x'), { recursive: true });
  expect(() => writeDurably(join(dataDir, 'taken'), 'second')).toThrow();
  expect(await readFile(file, 'utf8')).toBe('first');
  expect(await readdir(dataDir)).toEqual(['heads.json', 'taken']);
});

describe('a database of another major version', () => {
  it('is refused with both versions and the remedy', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const refused = expect(start()).rejects;
    await refused.toThrow(
      /made by PostgreSQL 17, and this release of Whorl runs PostgreSQL 18.*npm run upgrade:data.*npm run backup.*npm run restore/s,
    );
    await expect(upgradeCluster(dataDir, join(dataDir, 'nowhere'))).rejects.toThrow(
      /programs of PostgreSQL 17 are not in .*nowhere.*Nothing was changed/s,
    );
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '');
    await expect(start()).rejects.toThrow(/PG_VERSION does not tell a version/);
  });

  const olderPrograms = '/usr/lib/postgresql/15/bin';
  it.skipIf(!existsSync(join(olderPrograms, 'initdb')))(
    'is upgraded where the programs of both versions exist',
    async () => {
      await chmod(dataDir, 0o755);
      const old = await startPostgres({ dataDir, durable: false, programs: olderPrograms });
      await migrate(old.url);
      await query(
        old.url,
        `insert into users (id, email, full_name, password_hash, created_at, updated_at)
       values (gen_random_uuid(), 'dana@example.com', 'Dana', 'x', now(), now())`,
      );
      await old.stop();
      await expect(start()).rejects.toThrow(/made by PostgreSQL 15/);

      const upgraded = await upgradeCluster(dataDir);
      expect(upgraded).toMatchObject({ from: 15, to: 18, keptIn: join(dataDir, 'postgres.15') });
      const now = await start();
      expect(await query(now.url, 'select email from users')).toEqual([{ email: 'dana@example.com' }]);
      expect(await query(now.url, "select current_setting('server_version_num')::int / 10000 as major")).toEqual([
        { major: 18 },
      ]);
      await now.stop();
      expect(await upgradeCluster(dataDir)).toMatchObject({ rows: undefined });
      expect(existsSync(join(dataDir, 'upgrade.unfinished'))).toBe(false);
    },
  );
});

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
