import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a small file atomically and durably: a temporary file, readable by its owner only, is synced and renamed, and then
 * the folder is synced. A full disk or a power failure leaves no partial file.
 */
export function writeDurably(file: string, text: string): void {
  write(file, text, renameSync);
}

/**
 * Reads a generated secret. Throws if the file is short or malformed, as a full disk can leave it: an empty secret would
 * let anybody forge signatures.
 */
export function readSecret(file: string, format: RegExp, remedy: string): string {
  const text = readFileSync(file, 'utf8').trim();
  if (format.test(text)) return text;
  throw new Error(
    `${file} is damaged: it has ${text.length} characters that are not what Whorl wrote there. Put it back from a backup, or ${remedy}`,
  );
}

/**
 * Reads a secret of the given number of random bytes, creating it if missing. Two processes that start at once get the same
 * one.
 */
export function readOrMakeSecret(file: string, bytes: number, remedy: string): string {
  if (!existsSync(file)) write(file, randomBytes(bytes).toString('hex'), linkWhereMissing);
  return readSecret(file, hexOf(bytes), remedy);
}

/** The hexadecimal format of secrets of that many bytes. */
export const hexOf = (bytes: number) => new RegExp(`^[0-9a-f]{${2 * bytes}}$`);

/** Syncs a folder's entries. Windows cannot open folders and does so by itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function write(file: string, text: string, putInPlace: (from: string, to: string) => void): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  try {
    const opened = openSync(unfinished, 'wx', 0o600);
    try {
      writeWhole(opened, Buffer.from(text));
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    putInPlace(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dirname(file));
}

/** Writes all bytes: on a full disk a write may be partial, and only the next one fails. */
function writeWhole(opened: number, content: Buffer): void {
  for (let written = 0; written < content.length; ) written += writeSync(opened, content, written);
}

/**
 * Unlike a rename, a link does not replace a file that another process has created. Falls back where the file system has no
 * links.
 */
function linkWhereMissing(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    renameSync(from, to);
  }
}
