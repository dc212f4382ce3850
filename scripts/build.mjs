import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { node, root } from './install.mjs';

const SOURCES = [
  'client',
  'server',
  'domain',
  'db',
  'docs/examples',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const BUILDS = [
  ['--config', 'client/vite.config.ts'],
  ['--config', 'client/service-worker.vite.config.ts'],
  ['--config', 'client/vite.config.ts', '--ssr', 'src/entry-server.tsx'],
  ['--config', 'server/vite.config.ts'],
];
const STAMP = join(root, 'dist', '.sources');

/** Builds client, public pages and server into dist, unless dist is up to date. */
export async function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  console.log('Building …');
  const status = await build('error');
  if (status !== 0) process.exit(status);
}

async function build(logLevel) {
  rmSync(STAMP, { force: true });
  const sources = fingerprint();
  for (const options of BUILDS) {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { status } = spawnSync(node, [vite, 'build', ...options, '--logLevel', logLevel], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    if (status !== 0) return status ?? 1;
  }
  await compressFolder(join(root, 'dist', 'client'));
  writeFileSync(STAMP, sources);
  return 0;
}

/** A hash of the names, sizes and modification times of all sources; fast enough for every start. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await build('info'));
