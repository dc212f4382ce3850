import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '#db/backup/BackupError.ts';
import { restoreBackup } from '#db/backup/restoreBackup.ts';
import { ConfigError, readConfig } from '../config.ts';
import { withDatabase } from './withDatabase.ts';

// npm run restore -- file [--replace] [--without-jobs]: restores a backup in one transaction.

const USAGE = `npm run restore -- file [--replace] [--without-jobs]
  --replace        delete what the database holds
  --without-jobs   leave out work that waited, such as mails that had not been sent: for a copy to look at`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, 'without-jobs': { type: 'boolean', default: false } },
});

try {
  console.log(await restore(positionals[0]));
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function restore(file: string | undefined): Promise<string> {
  if (!file || !existsSync(file)) throw new BackupError(USAGE);
  const config = readConfig();
  const { takenAt, rows } = await withDatabase(config, (url) =>
    restoreBackup({
      url,
      source: createReadStream(file),
      passphrase: config.backupPassphrase,
      replace: values.replace,
      jobs: !values['without-jobs'],
    }),
  );
  return `Restored ${rows.toLocaleString('en-US')} rows, as they were at ${takenAt}.`;
}
