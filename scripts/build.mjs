import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, root } from './install.mjs';

const SOURCES = ['client', 'server', 'domain', 'db', 'tsconfig.json', 'package.json', 'package-lock.json'];
const CONFIGS = ['client/vite.config.ts', 'server/vite.config.ts'];
const STAMP = join(root, 'dist', '.sources');

/** Builds client and server into dist, unless dist was built from the sources as they are. */
export function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  console.log('Building …');
  const status = build('error');
  if (status !== 0) process.exit(status);
}

function build(logLevel) {
  rmSync(STAMP, { force: true });
  const sources = fingerprint();
  for (const config of CONFIGS) {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { status } = spawnSync(node, [vite, 'build', '--config', config, '--logLevel', logLevel], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    if (status !== 0) return status ?? 1;
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, sources);
  return 0;
}

/** Changes with the name, the size or the time of change of any source: cheap enough for every start. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const entry = statSync(join(root, path));
  if (entry.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addTo(hash, `${path}/${name}`);
  } else {
    hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(build('info'));
