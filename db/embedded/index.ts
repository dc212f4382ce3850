import { mkdir, rename, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, clusterDir, openCluster, readPassword, urlOf } from './cluster.ts';
import { lockDataDir } from './dataDirLock.ts';
import { freePort } from './freePort.ts';
import { launchPostmaster, type Postmaster, portOfRunning, stopLeftover } from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The cluster is stored in its folder "postgres". */
  dataDir: string;
  /** On 127.0.0.1; a free port if omitted. */
  port?: number;
  /** false disables fsync: for tests only. */
  durable?: boolean;
  /** The folder of another PostgreSQL's programs, instead of the installed ones. */
  programs?: string;
  /** Called when PostgreSQL crashed and was restarted. */
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** Constant while the server runs, also across restarts of PostgreSQL. */
  url: string;
  stop(): Promise<void>;
}

export { clusterDir } from './cluster.ts';
export { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

const DATABASE = 'whorl';
const RETRY_MS = 100;
const RETRY_FOR_MS = 60_000;
const MAX_LOG_BYTES = 10_000_000;

/**
 * Starts a PostgreSQL server that ends with this process, with its data in dataDir. First cleans up after an earlier
 * process: a server still running, stale lock files, a partial cluster. PostgreSQL's crash recovery then restores
 * everything committed.
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true, programs, log = console.error } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(dataDir);
  try {
    const cluster = await openCluster(dataDir, durable, programs);
    await rotateLog(cluster.logFile);
    await stopLeftover(cluster.dir);

    const port = options.port ?? (await freePort());
    const postgres = await supervise(() => launchPatiently(cluster, port, durable), log);
    try {
      await ensureDatabase(urlOf(cluster.password, port, 'postgres'));
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return {
      url: urlOf(cluster.password, port, DATABASE),
      async stop() {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns the connection string of the server running on this data directory; undefined if none is. */
export async function urlOfRunning(dataDir: string): Promise<string | undefined> {
  const dir = resolve(dataDir);
  const port = await portOfRunning(clusterDir(dir));
  return port ? urlOf(readPassword(dir), port, DATABASE) : undefined;
}

/**
 * Restarts PostgreSQL whenever it crashes, until stopped. If a restart fails, the rejection is left unhandled on purpose
 * and ends the process.
 */
async function supervise(launch: () => Promise<Postmaster>, log: (message: string) => void) {
  let stopping = false;
  let current = Promise.resolve(await launch());

  async function watch(): Promise<void> {
    while (!stopping) {
      const how = await (await current).exited;
      if (stopping) return;
      log(`PostgreSQL ${how}; starting it again`);
      current = launch();
    }
  }
  void watch();

  return {
    async stop() {
      stopping = true;
      await (await current).stop();
    },
  };
}

/** Retries: after a crash, surviving server processes can block a start for a moment. */
async function launchPatiently(cluster: Cluster, port: number, durable: boolean): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await launchPostmaster(cluster, port, durable);
    } catch (error) {
      const passing = /pre-existing shared memory block|is still in use|postmaster\.pid" already exists/.test(
        (error as Error).message,
      );
      if (!passing || Date.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function rotateLog(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
}
