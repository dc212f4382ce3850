/** The path of a pgbouncer on this machine; undefined where there is none. */
export function findPgBouncer(): string | undefined;
/** findPgBouncer, after trying to install one where there is none. */
export function ensurePgBouncer(): string | undefined;
