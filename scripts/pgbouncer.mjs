import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

// The PgBouncer with which the database's connections are tested. Whorl itself needs none.

const PROGRAMS = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
];

/** The path of a pgbouncer on this machine; undefined where there is none. */
export const findPgBouncer = () => PROGRAMS.find((path) => existsSync(path));

/** findPgBouncer, after trying to install one where there is none. */
export const ensurePgBouncer = () =>
  findPgBouncer() ?? (installDebianPackage('pgbouncer') ? findPgBouncer() : undefined);
