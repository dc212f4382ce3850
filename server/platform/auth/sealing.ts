import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { keyFor } from './tokens.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encryption and keyed hashes for secrets that the server must read or recognize again and that a copy of the database must not
 * reveal.
 */
export class Sealing {
  private readonly key: KeyObject;
  private readonly markKey: KeyObject;

  constructor(secret: string) {
    this.key = keyFor('whorl sealed secrets', secret);
    this.markKey = keyFor('whorl marks', secret);
  }

  /**
   * Encrypts a text, bound to its owner: it cannot be decrypted for another owner, so copying the row to another account is
   * useless.
   */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Decrypts. Throws if the text was sealed with another secret or for another owner, or was altered. */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  }

  /** Returns a keyed hash: equal for equal texts, and not to be guessed from the database however short the text is. */
  mark(purpose: string, text: string | Uint8Array): Buffer {
    return createHmac('sha256', this.markKey).update(`${purpose}\0`).update(text).digest();
  }
}
