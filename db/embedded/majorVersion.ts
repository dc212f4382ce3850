import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

/** Returns the major version of PostgreSQL that created a cluster. */
export async function majorOfCluster(dir: string): Promise<number> {
  const file = join(dir, 'PG_VERSION');
  const text = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!/^\d{1,3}$/.test(text))
    throw new EmbeddedPostgresError(
      `${file} does not tell a version of PostgreSQL, so ${dir} is damaged or not a database. Put the folder back from a backup of DATA_DIR, or move it away and restore a backup with \`npm run restore\`.`,
    );
  return Number(text);
}

/** Returns the major version of a program: "postgres (PostgreSQL) 18.1" is 18. */
export async function majorOfProgram(postgres: string): Promise<number> {
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  return Number(/\) (\d+)/.exec(stdout)?.[1]);
}

/** Throws with both versions and how to upgrade; PostgreSQL itself only reports incompatible files. */
export async function requireSameMajor(dir: string, postgres: string): Promise<void> {
  const [theirs, ours] = await Promise.all([majorOfCluster(dir), majorOfProgram(postgres)]);
  if (theirs === ours) return;
  throw new EmbeddedPostgresError(
    `${dir} was made by PostgreSQL ${theirs}, and this release of Whorl runs PostgreSQL ${ours}. Nothing was changed. ` +
      `Where the programs of PostgreSQL ${theirs} are installed, \`npm run upgrade:data\` moves the data over. ` +
      'Otherwise start the release of Whorl that you had before, take a backup there with `npm run backup`, ' +
      'move the folder away, and put the backup into this release with `npm run restore -- file`.',
  );
}
