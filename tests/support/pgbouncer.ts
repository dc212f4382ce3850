import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '#db/embedded/freePort.ts';
import { chooseRunAs } from '#db/embedded/runAs.ts';
import { findPgBouncer } from '../../scripts/pgbouncer.mjs';
import { cleanUpAfterFile } from './cleanup.ts';

export { findPgBouncer };

/** Fewer than the app's pool, so that its connections share them. */
const SERVER_CONNECTIONS = 2;

/** Starts a PgBouncer in transaction mode in front of a database, and returns its URL. It ends with the test file. */
export async function startPgBouncer(databaseUrl: string): Promise<string> {
  const program = findPgBouncer()!;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'whorl-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  const listensOn = await freePort();
  const server = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    settings,
    `[databases]
* = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listensOn}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
  );
  const { command, identity, handOver } = await chooseRunAs(program, folder);
  await handOver(settings);
  const [file, args] = command(program, ['-q', settings]);
  const bouncer = spawn(file, args, { ...identity, stdio: 'ignore' });
  cleanUpAfterFile(async () => {
    const ended = once(bouncer, 'exit');
    bouncer.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `postgresql://whorl@127.0.0.1:${listensOn}${pathname}`;
  await vi.waitFor(() => connectOnce(url), { timeout: 10_000 });
  return url;
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
}
