import { randomBytes } from 'node:crypto';

const encoded = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** An argon2id hash that no known password has: for an account that nobody may sign in to before its password is reset. */
export const unusablePasswordHash = (): string => `$argon2id$v=19$m=19456,t=2,p=1$${encoded(16)}$${encoded(32)}`;
