import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id in Stripe's format: a prefix for the kind, then letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(prefix === 'cs_test' ? 40 : 24)}`;
}

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
