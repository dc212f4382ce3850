import { upgradeCluster } from '#db/backup/upgradeCluster.ts';
import { ConfigError, readConfig } from '../config.ts';

/**
 * whorl upgrade:data [folder]: upgrades the embedded database to the major version of PostgreSQL that this release
 * runs. `folder` has the programs of the old version, where they are not found automatically.
 */
export async function upgradeData([programs]: string[]): Promise<number> {
  console.log(await upgrade(programs));
  return 0;
}

async function upgrade(programs: string | undefined): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env, { mustExist: true });
  if (databaseUrl)
    throw new ConfigError('DATABASE_URL is set: upgrade that PostgreSQL by its own means, such as pg_upgrade.');
  const { from, to, rows, keptIn } = await upgradeCluster(dataDir, programs);
  if (rows === undefined) return `The database is of PostgreSQL ${to} already: nothing to do.`;
  return (
    `Moved ${rows.toLocaleString('en-US')} rows from PostgreSQL ${from} to ${to}. The old database is kept in ${keptIn}: ` +
    'delete it once all is well. The Stripe sandbox, where it was used, begins anew.'
  );
}
