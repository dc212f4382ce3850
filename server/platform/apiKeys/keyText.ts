import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefixes of keys, so that people and secret scanners recognize one in code and logs. */
const LIVE_PREFIX = 'whorl_live_';
const TEST_PREFIX = 'whorl_test_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const NAME_LENGTH = 8;
/** 256 bits. */
const SECRET_BYTES = 32;
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(
  `^((?:${LIVE_PREFIX}|${TEST_PREFIX})[0-9A-Za-z]{${NAME_LENGTH}}_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

function inBase62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 62n) text = ALPHABET[Number(rest % 62n)] + text;
  return text.padStart(length, ALPHABET[0]);
}

function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return inBase62(bytes, CHECKSUM_LENGTH);
}

/** Returns the text of a new key, which is shown once, and its prefix, by which it is recognized later. */
export function newKeyText({ isTest }: { isTest: boolean }): { text: string; prefix: string } {
  const prefix =
    (isTest ? TEST_PREFIX : LIVE_PREFIX) + inBase62(randomBytes(SECRET_BYTES), SECRET_LENGTH).slice(-NAME_LENGTH);
  const text = `${prefix}_${inBase62(randomBytes(SECRET_BYTES), SECRET_LENGTH)}`;
  return { text: text + checksumOf(text), prefix };
}

/** Returns whether a token is meant to be an API key, valid or not. */
export const looksLikeKey = (token: string): boolean => token.startsWith(LIVE_PREFIX) || token.startsWith(TEST_PREFIX);

/** Returns whether a text has a valid checksum, so that truncated and mistyped keys are rejected without a query. */
export function isKeyText(token: string): boolean {
  const [, text, checksum] = SHAPE.exec(token) ?? [];
  return text !== undefined && checksumOf(text) === checksum;
}
