import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '#db/backup/BackupError.ts';
import { takeBackup } from '#db/backup/takeBackup.ts';
import { syncFolder } from '#db/durableFile.ts';
import { sizeInWords } from '#domain/bytes.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { withDatabase } from './withDatabase.ts';

// npm run backup -- [file]: backs up the whole database, also while Whorl is running.

try {
  const config = readConfig();
  console.log(await backUp(config, process.argv[2] ?? defaultFile(config)));
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function defaultFile({ dataDir, backupPassphrase }: Config): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, 'backups', `whorl-${now}Z.tar.gz${backupPassphrase ? '.age' : ''}`);
}

/** Writes to a temporary name, so that an unfinished backup is not taken for a complete one. */
async function backUp(config: Config, name: string): Promise<string> {
  const file = resolve(name);
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const { backupPassphrase: passphrase } = config;
    const target = createWriteStream(unfinished, { mode: 0o600 });
    const { rows } = await withDatabase(config, (url) => takeBackup({ url, target, passphrase }));
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
