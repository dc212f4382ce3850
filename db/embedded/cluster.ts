import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hexOf, readOrMakeSecret, readSecret, syncFolder } from '../durableFile.ts';
import { binariesIn, findBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { requireSameMajor } from './majorVersion.ts';
import { chooseRunAs, type RunAs } from './runAs.ts';

/** A PostgreSQL cluster in a data directory, and what is needed to run and connect to it. */
export interface Cluster {
  dir: string;
  logFile: string;
  password: string;
  postgres: string;
  runAs: RunAs;
}

const USER = 'whorl';
const UNFINISHED = 'postgres.unfinished-';
const PASSWORD_BYTES = 24;
const NEW_PASSWORD = 'give the database another password (docs/operating.md, “Data”).';

/** The cluster's folder in a data directory. */
export const clusterDir = (dataDir: string) => join(dataDir, 'postgres');
export const passwordFileOf = (dataDir: string) => join(dataDir, 'postgres-password');

/** The connection string of a database of the running cluster. */
export const urlOf = (password: string, port: number, database: string) =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;

/** Opens the cluster in dataDir, creating it if missing. Requires the lock on the data directory. */
export async function openCluster(dataDir: string, durable: boolean, programs?: string): Promise<Cluster> {
  const { postgres, initdb } = programs ? binariesIn(programs) : findBinaries();
  const runAs = await chooseRunAs(postgres, dataDir);
  const dir = clusterDir(dataDir);
  const passwordFile = passwordFileOf(dataDir);

  if (existsSync(dir)) {
    await checkOwner(dir, runAs);
    await requireSameMajor(dir, postgres);
  } else await createCluster({ dir, dataDir, passwordFile, initdb, runAs, durable });

  const password = readPassword(dataDir);
  const logFile = join(dataDir, 'postgres.log');
  return { dir, logFile, password, postgres, runAs };
}

interface Creation {
  dir: string;
  dataDir: string;
  passwordFile: string;
  initdb: string;
  runAs: RunAs;
  durable: boolean;
}

/** Runs initdb in a temporary folder and renames it afterwards, so that an interrupted run leaves no partial cluster. */
async function createCluster({ dir, dataDir, passwordFile, initdb, runAs, durable }: Creation): Promise<void> {
  await removeUnfinished(dataDir);
  readOrMakeSecret(passwordFile, PASSWORD_BYTES, 'delete it: there is no database yet that it belongs to');
  await runAs.handOver(passwordFile);

  const unfinished = await mkdtemp(join(dataDir, UNFINISHED));
  await runAs.handOver(unfinished);
  const [file, args] = runAs.command(initdb, [
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await promisify(execFile)(file, args, { ...runAs.identity, cwd: dataDir, env: { LC_ALL: 'C', TZ: 'UTC' } });
  } catch (error) {
    throw new EmbeddedPostgresError(`PostgreSQL could not make its files in ${dataDir}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await rename(unfinished, dir);
  if (durable) syncFolder(dataDir);
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Reads the password of the cluster in a data directory. */
export function readPassword(dataDir: string): string {
  const file = passwordFileOf(dataDir);
  if (!existsSync(file))
    throw new EmbeddedPostgresError(
      `${file}, the password of the database beside it, is missing. Put it back from a backup, or ${NEW_PASSWORD}`,
    );
  return readSecret(file, hexOf(PASSWORD_BYTES), NEW_PASSWORD);
}

/** PostgreSQL accepts only files of its own user; its own message is less clear. */
async function checkOwner(dir: string, runAs: RunAs): Promise<void> {
  const owner = (await stat(dir)).uid;
  const user = runAs.identity.uid ?? process.getuid?.() ?? owner;
  if (owner !== user) {
    throw new EmbeddedPostgresError(
      `${dir} belongs to user ${owner}, not ${user}. Start Whorl as the user who made it.`,
    );
  }
}
