import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { keyFor } from './tokens.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Secrets that the server must read again, or know again, and that the database alone gives away to nobody. */
export class Sealing {
  private readonly key: KeyObject;
  private readonly markKey: KeyObject;

  constructor(secret: string) {
    this.key = keyFor('whorl sealed secrets', secret);
    this.markKey = keyFor('whorl marks', secret);
  }

  /** Encrypts a text. Only with the same owner can it be read again: a row copied to somebody else's account is worthless. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Throws where it was sealed with another secret, for somebody else, or was changed. */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  }

  /** A text's mark: the same for the same text, and not to be guessed from the database, however short the text is. */
  mark(purpose: string, text: string | Uint8Array): Buffer {
    return createHmac('sha256', this.markKey).update(`${purpose}\0`).update(text).digest();
  }
}
