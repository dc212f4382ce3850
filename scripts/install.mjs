import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node version pinned in package.json, which is newer than that of many systems. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const LOCK_FILE = join(root, 'package-lock.json');
const NPMS_OWN_RECORD = join(root, 'node_modules', '.package-lock.json');
const STAMP = join(root, 'node_modules', '.installed-lock');

/** Installs the packages, unless they match package-lock.json. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // PATH without node_modules, which npm is about to replace together with the Node in it.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(node)) {
    console.error('npm did not install the package "node": its install script must be allowed to run.');
    process.exit(1);
  }
  writeFileSync(STAMP, lockFileHash());
}

function isInstalled() {
  if (!existsSync(node) || !existsSync(NPMS_OWN_RECORD)) return false;
  const newer = statSync(LOCK_FILE).mtimeMs > statSync(NPMS_OWN_RECORD).mtimeMs;
  return !newer || (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockFileHash());
}

function lockFileHash() {
  return createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
}
