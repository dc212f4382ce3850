import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

// A redis-server for tests of several nodes. Whorl itself does not need one.

const SERVERS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Returns the path of an installed redis-server; undefined if there is none. */
export const findRedis = () => [process.env.REDIS_SERVER_PATH ?? '', ...SERVERS].find((path) => existsSync(path));

/** The same, trying to install one first. */
export const ensureRedis = () => findRedis() ?? (installDebianPackage('redis-server') ? findRedis() : undefined);
