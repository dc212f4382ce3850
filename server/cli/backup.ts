import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { takeBackup } from '#db/backup/takeBackup.ts';
import { syncFolder } from '#db/durableFile.ts';
import { sizeInWords } from '#domain/bytes.ts';
import type { Config } from '../config.ts';
import { withInstallation } from './withDatabase.ts';

/** whorl backup [file]: writes all data of the database to one file. Whorl may be running. */
export async function backup([file]: string[]): Promise<number> {
  console.log(await withInstallation((url, config) => backUp(url, config, file ?? defaultFile(config))));
  return 0;
}

function defaultFile({ dataDir, backupPassphrase }: Config): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, 'backups', `whorl-${now}Z.tar.gz${backupPassphrase ? '.age' : ''}`);
}

/** Writes to a temporary name and renames at the end, so that an unfinished backup never has the name of a finished one. */
async function backUp(url: string, { backupPassphrase: passphrase }: Config, name: string): Promise<string> {
  const file = resolve(name);
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const target = createWriteStream(unfinished, { mode: 0o600 });
    const { rows } = await takeBackup({ url, target, passphrase });
    await onDisk(unfinished);
    await rename(unfinished, file);
    syncFolder(dirname(file));
    const { size } = await stat(file);
    const how = passphrase ? 'encrypted' : 'not encrypted: set BACKUP_PASSPHRASE to have it so';
    return `${file}: ${rows.toLocaleString('en-US')} rows, ${sizeInWords(size)}, ${how}`;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}
