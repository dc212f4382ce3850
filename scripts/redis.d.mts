/** The path of a redis-server on this machine; undefined where there is none. */
export function findRedis(): string | undefined;
/** findRedis, after trying to install one where there is none. */
export function ensureRedis(): string | undefined;
