import { createReadStream, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '#db/backup/BackupError.ts';
import { restoreBackup } from '#db/backup/restoreBackup.ts';
import { readConfig } from '../config.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = `whorl restore file [--replace] [--without-jobs]
  --replace        delete what the database holds
  --without-jobs   leave out work that waited, such as mails that had not been sent: for a copy to look at`;

/** whorl restore file [--replace] [--without-jobs]: restores a backup in one transaction. */
export async function restore(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, 'without-jobs': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new BackupError(USAGE);
  // Checked before a database is started or created.
  if (!statSync(file).isFile()) throw new BackupError(`${file} is not a file`);
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
  console.log(`Restored ${rows.toLocaleString('en-US')} rows, as they were at ${takenAt}.`);
  return 0;
}
