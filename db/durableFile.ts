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
 * Writes a small file so that it is there as a whole or not at all, even after a full disk or a loss of power: a temporary
 * file beside it, readable by its owner only, is synced, renamed, and the folder synced.
 */
export function writeDurably(file: string, text: string): void {
  write(file, text, renameSync);
}

/**
 * Reads a secret that Whorl made. Throws where the file is short or malformed, as a full disk can leave it: an empty secret
 * would let anybody sign what they like.
 */
export function readSecret(file: string, format: RegExp, remedy: string): string {
  const text = readFileSync(file, 'utf8').trim();
  if (format.test(text)) return text;
  throw new Error(
    `${file} is damaged: it has ${text.length} characters that are not what Whorl wrote there. Put it back from a backup, or ${remedy}`,
  );
}

/** Reads a secret of so many random bytes, made first where there is none. Two processes that start at once get the same one. */
export function readOrMakeSecret(file: string, bytes: number, remedy: string): string {
  if (!existsSync(file)) write(file, randomBytes(bytes).toString('hex'), linkWhereMissing);
  return readSecret(file, hexOf(bytes), remedy);
}

/** The form in which secrets of so many bytes are kept. */
export const hexOf = (bytes: number) => new RegExp(`^[0-9a-f]{${2 * bytes}}$`);

/** Writes down which files a folder has. Windows cannot open folders, and does it by itself. */
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

/** A disk that fills up meanwhile may take less than all, without an error until the next write. */
function writeWhole(opened: number, content: Buffer): void {
  for (let written = 0; written < content.length; ) written += writeSync(opened, content, written);
}

/** Unlike a rename it leaves a file alone that another process has made meanwhile. Some file systems have no links. */
function linkWhereMissing(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    renameSync(from, to);
  }
}
