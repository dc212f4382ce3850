import { BackupError } from '#db/backup/BackupError.ts';
import { upgradeCluster } from '#db/backup/upgradeCluster.ts';
import { ConfigError, readConfig } from '../config.ts';

// npm run upgrade:data [-- folder]: upgrades the embedded database to this release's major version of PostgreSQL. The
// folder holds the old version's programs, if they are not found automatically.

try {
  console.log(await upgrade(process.argv[2]));
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function upgrade(programs: string | undefined): Promise<string> {
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl)
    throw new ConfigError('DATABASE_URL is set: upgrade that PostgreSQL by its own means, such as pg_upgrade.');
  const { from, to, rows, keptIn } = await upgradeCluster(dataDir, programs);
  if (rows === undefined) return `The database is of PostgreSQL ${to} already: nothing to do.`;
  return (
    `Moved ${rows.toLocaleString('en-US')} rows from PostgreSQL ${from} to ${to}. The old database is kept in ${keptIn}: ` +
    'delete it once all is well. The Stripe sandbox, where it was used, begins anew.'
  );
}
