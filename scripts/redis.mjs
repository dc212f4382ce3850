import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.mjs';

// The redis-server with which nodes are tested together. Whorl itself needs none.

const SERVERS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** The path of a redis-server on this machine; undefined where there is none. */
export const findRedis = () => [process.env.REDIS_SERVER_PATH ?? '', ...SERVERS].find((path) => existsSync(path));

/** findRedis, after trying to install one where there is none. */
export const ensureRedis = () => findRedis() ?? (installDebianPackage('redis-server') ? findRedis() : undefined);
