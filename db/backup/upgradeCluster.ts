import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findBinaries } from '../embedded/binaries.ts';
import { clusterDir, passwordFileOf } from '../embedded/cluster.ts';
import { lockDataDir } from '../embedded/dataDirLock.ts';
import { startPostgres } from '../embedded/index.ts';
import { majorOfCluster, majorOfProgram } from '../embedded/majorVersion.ts';
import { BackupError } from './BackupError.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

/** Where systems install PostgreSQL by major version. */
const foldersOf = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
  `C:\\Program Files\\PostgreSQL\\${major}\\bin`,
];

export interface UpgradedCluster {
  from: number;
  to: number;
  /** Undefined if no upgrade was needed. */
  rows: number | undefined;
  /** Where the old database is kept unchanged. */
  keptIn: string;
}

/**
 * Upgrades an embedded database to the major version that Whorl runs: starts it with the old programs, restores a backup of
 * it into a new cluster, and swaps the two. The old one is not changed.
 */
export async function upgradeCluster(dataDirName: string, programs?: string): Promise<UpgradedCluster> {
  const dataDir = resolve(dataDirName);
  const dir = clusterDir(dataDir);
  if (!existsSync(dir)) throw new BackupError(`There is no database in ${dataDir}, so there is nothing to upgrade.`);
  const [from, to] = [await majorOfCluster(dir), await majorOfProgram(findBinaries().postgres)];
  const keptIn = `${dir}.${from}`;
  if (from === to) return { from, to, rows: undefined, keptIn };
  if (existsSync(keptIn))
    throw new BackupError(
      `${keptIn} is there already, from an earlier upgrade. Move it away first. Nothing was changed.`,
    );

  const old = await startPostgres({ dataDir, programs: await programsOf(from, programs) });
  const staging = join(dataDir, 'upgrade.unfinished');
  try {
    await rm(staging, { recursive: true, force: true });
    const rows = await copyInto(staging, old.url, dataDir).finally(() => old.stop());
    const lock = await lockDataDir(dataDir);
    try {
      await rename(dir, keptIn);
      await rename(clusterDir(staging), dir);
    } finally {
      lock.release();
    }
    return { from, to, rows, keptIn };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Creates a cluster of the new version with the same password and copies the old data. */
async function copyInto(staging: string, oldUrl: string, dataDir: string): Promise<number> {
  await mkdir(staging, { mode: 0o700 });
  await copyFile(passwordFileOf(dataDir), passwordFileOf(staging));
  const archive = join(staging, 'backup.tar.gz');
  await takeBackup({ url: oldUrl, target: createWriteStream(archive, { mode: 0o600 }), passphrase: undefined });
  const upgraded = await startPostgres({ dataDir: staging });
  try {
    const source = createReadStream(archive);
    const { rows } = await restoreBackup({
      url: upgraded.url,
      source,
      passphrase: undefined,
      replace: false,
      jobs: true,
    });
    return rows;
  } finally {
    await upgraded.stop();
  }
}

/** Returns the folder of the old version's programs: the named one, or where systems install them. */
async function programsOf(major: number, named: string | undefined): Promise<string> {
  for (const folder of named ? [named] : foldersOf(major)) {
    const isComplete = ['postgres', 'initdb'].every((program) => existsSync(join(folder, program)));
    if (isComplete && (await majorOfProgram(join(folder, 'postgres'))) === major) return folder;
  }
  throw new BackupError(
    `The programs of PostgreSQL ${major} are not ${named ? `in ${named}` : 'installed here'}, and only they can read this database. Nothing was changed. ` +
      `Install them (Debian: apt-get install postgresql-${major}) and run this again, or name their folder: \`npm run upgrade:data -- FOLDER\`. ` +
      'Otherwise start the release of Whorl that you had before, take a backup there with `npm run backup`, ' +
      'move the folder away, and put the backup into this release with `npm run restore -- file`.',
  );
}
