import { randomBytes } from 'node:crypto';

const encoded = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/**
 * Returns an argon2id hash that no known password matches, for an account whose password must be reset before the first login.
 */
export const unusablePasswordHash = (): string => `$argon2id$v=19$m=19456,t=2,p=1$${encoded(16)}$${encoded(32)}`;
