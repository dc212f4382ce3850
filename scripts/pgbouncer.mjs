import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

// A PgBouncer for tests of the database connections. Whorl itself does not need one.

const PROGRAMS = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
];

/** Returns the path of an installed pgbouncer; undefined if there is none. */
export const findPgBouncer = () => PROGRAMS.find((path) => existsSync(path));

/** The same, trying to install one first. */
export const ensurePgBouncer = () =>
  findPgBouncer() ?? (installDebianPackage('pgbouncer') ? findPgBouncer() : undefined);
