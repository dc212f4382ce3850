import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './BackupError.ts';

/** The first bytes of every age file (C2SP age, "Header"). */
const HEADER = Buffer.from('age-encryption.org/v1');

/** Encrypts in the age format: a scrypt key from the passphrase, and authenticated chunks. */
export async function encrypted(source: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** Decrypts; passes an unencrypted source through unchanged. */
export async function decrypted(source: Readable, passphrase: string | undefined): Promise<Readable> {
  const [head, whole] = await peek(source);
  if (!head.subarray(0, HEADER.length).equals(HEADER)) return whole;
  if (!passphrase)
    throw new BackupError(
      'This backup is encrypted: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to its passphrase',
    );
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(whole)));
  } catch (error) {
    throw new BackupError('This backup cannot be opened: the passphrase is wrong, or the file is damaged', error);
  }
}

/** Returns the first bytes, and a stream of all of them. */
async function peek(source: Readable): Promise<[Buffer, Readable]> {
  const iterator = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  for (let bytes = 0; bytes < HEADER.length; ) {
    const { value, done } = await iterator.next();
    if (done) break;
    first.push(value as Buffer);
    bytes += (value as Buffer).length;
  }
  const head = Buffer.concat(first);
  const whole = Readable.from(
    (async function* () {
      yield head;
      for (;;) {
        const { value, done } = await iterator.next();
        if (done) return;
        yield value as Buffer;
      }
    })(),
    { objectMode: false },
  );
  return [head, whole];
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);
