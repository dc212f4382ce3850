import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBinaries } from '#db/embedded/binaries.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startPostgres,
  urlOfRunning,
} from '#db/embedded/index.ts';

let dataDir: string;
const running = new Set<EmbeddedPostgres>();
const processes = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'whorl-embedded-'));
});

afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  for (const postgres of running) await postgres.stop();
  processes.clear();
  running.clear();
  await rm(dataDir, { recursive: true, force: true });
});

test('a first start creates the database in UTF-8 and UTC, with durable commits', async () => {
  const { url } = await start();

  expect(
    await query(
      url,
      `SELECT current_database() AS database, current_setting('server_encoding') AS encoding,
              current_setting('timezone') AS timezone, current_setting('fsync') AS fsync,
              current_setting('synchronous_commit') AS synchronous_commit, lower('JOSÉ') AS lower`,
    ),
  ).toEqual([
    { database: 'whorl', encoding: 'UTF8', timezone: 'UTC', fsync: 'on', synchronous_commit: 'on', lower: 'josé' },
  ]);
});

test('another PostgreSQL runs from a given program folder', async () => {
  const { postgres, initdb } = findBinaries();
  const programs = await mkdtemp(join(tmpdir(), 'whorl-programs-'));
  // Where root starts PostgreSQL as another user, that user needs access.
  await chmod(programs, 0o755);
  await writeFile(join(programs, 'initdb'), `#!/bin/sh\nexec "${initdb}" "$@"\n`);
  await writeFile(join(programs, 'postgres'), `#!/bin/sh\nexec "${postgres}" "$@" -c cluster_name=another\n`);

  const { url } = await start({ programs });
  expect(await query(url, 'SHOW cluster_name')).toEqual([{ cluster_name: 'another' }]);
  await rm(programs, { recursive: true });
});

test('a start after a killed first start succeeds', async () => {
  const child = spawnOwner();
  await expect.poll(unfinished, { interval: 5, timeout: 60_000 }).not.toEqual([]);
  await kill(child);

  const { url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await unfinished()).toEqual([]);
});

describe('after an earlier start', () => {
  let startedBefore: string;

  beforeAll(async () => {
    startedBefore = await mkdtemp(join(tmpdir(), 'whorl-embedded-'));
    await (await startPostgres({ dataDir: startedBefore })).stop();
  });
  beforeEach(() => cp(startedBefore, dataDir, { recursive: true }));
  afterAll(() => rm(startedBefore, { recursive: true, force: true }));

  test('only the owner can read the password, which is required to connect', async () => {
    const { url } = await start();

    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o077).toBe(0);
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  test('data is kept across a stop and a start', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE note AS SELECT 1 AS id');
    await stop(first);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
  });

  test('a given port is used', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    for (const postgres of running) await stop(postgres);

    expect(new URL((await start({ port })).url).port).toBe(String(port));
  });

  test('a second start on the same directory is refused, and the first keeps running', async () => {
    const { url } = await start();

    await expect(start()).rejects.toThrow(`${dataDir} is in use by another Whorl server`);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('another process can find its address while it runs', async () => {
    expect(await urlOfRunning(dataDir)).toBeUndefined();
    const postgres = await start();
    expect(await urlOfRunning(dataDir)).toBe(postgres.url);
    await stop(postgres);
    expect(await urlOfRunning(dataDir)).toBeUndefined();
  });

  test('a PostgreSQL killed while the app runs is restarted at the same address with all committed data', async () => {
    const told: string[] = [];
    const { url } = await start({ log: (message) => told.push(message) });
    await query(url, 'CREATE TABLE note AS SELECT 1 AS id');

    process.kill(await postmasterPid(), 'SIGKILL');

    await expect.poll(() => query(url, 'SELECT id FROM note').catch(String), { timeout: 60_000 }).toEqual([{ id: 1 }]);
    expect(told).toEqual(['PostgreSQL ended by SIGKILL; starting it again']);
  });

  test('a start after the app was killed takes over the running PostgreSQL', async () => {
    const { child, url } = await startInProcess();
    await query(url, 'CREATE TABLE note AS SELECT 1 AS id');
    await kill(child);
    const leftover = await postmasterPid();
    expect(await query(url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);

    const next = await start();
    expect(await postmasterPid()).not.toBe(leftover);
    await expect(query(url, 'SELECT 1')).rejects.toThrow();
    expect(await query(next.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
  });

  test('a start after both were killed recovers all committed data', async () => {
    const { child, url } = await startInProcess();
    await query(url, 'CREATE TABLE note AS SELECT 1 AS id');
    await kill(child);
    process.kill(await postmasterPid(), 'SIGKILL');

    const next = await start();
    expect(await query(next.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
  });

  test('a lock file whose process id belongs to another program does not block a start', async () => {
    await stop(await start());
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n`);

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, ...options });
  running.add(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running.delete(postgres);
  await postgres.stop();
}

function spawnOwner(): ChildProcess {
  const script = fileURLToPath(import.meta.resolve('#tests/support/embeddedPostgresProcess.ts'));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.add(child);
  return child;
}

async function startInProcess(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnOwner();
  const [url] = await once(createInterface(child.stdout!), 'line');
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function unfinished(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('postgres.unfinished-'));
}
