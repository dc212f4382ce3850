import { mkdir, rename, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, clusterDir, openCluster, readPassword, urlOf } from './cluster.ts';
import { lockDataDir } from './dataDirLock.ts';
import { freePort } from './freePort.ts';
import { launchPostmaster, type Postmaster, portOfRunning, stopLeftover } from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The cluster lives in its folder "postgres". */
  dataDir: string;
  /** On 127.0.0.1; a free one where not given. */
  port?: number;
  /** false trades safety for speed: for tests, never for data that anybody wants to keep. */
  durable?: boolean;
  /** The folder of the programs of another PostgreSQL than the one that npm has installed. */
  programs?: string;
  /** Told when PostgreSQL died and was started again. */
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** Stays the same for as long as the server runs, also when PostgreSQL had to be started again. */
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
 * A real PostgreSQL server that lives and ends with this process, its data in dataDir. Whatever an earlier process left
 * behind (a server still running, stale lock files, a half-made cluster) is put in order first; PostgreSQL's own
 * recovery does the rest, so that nothing committed is lost.
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

/** The address of the database that a server runs on this data directory just now; undefined where none does. */
export async function urlOfRunning(dataDir: string): Promise<string | undefined> {
  const dir = resolve(dataDir);
  const port = await portOfRunning(clusterDir(dir));
  return port ? urlOf(readPassword(dir), port, DATABASE) : undefined;
}

/**
 * Starts PostgreSQL again whenever it dies, until stopped. Where that fails, the app cannot go on: the rejection is left
 * unhandled, which ends the process with the reason.
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

/** After a crash the server's last processes may need a moment to notice and to be gone; until then PostgreSQL refuses to start. */
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
