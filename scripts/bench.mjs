import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, node, root } from './install.mjs';

// npm run bench:web …: installs the packages of tests/bench by their own lockfile, and measures the production build.

/*
 * Options of the load generator, which should not be paused by garbage collection: small collections, no helper threads,
 * and explicit full ones.
 */
const ASKING_OPTIONS = ['--v8-pool-size=0', '--max-semi-space-size=4', '--expose-gc'];

const [name, ...options] = process.argv.slice(2);
const folder = join(root, 'tests', 'bench');

ensureInstalled();
if (!existsSync(join(folder, 'node_modules'))) run('npm', ['ci'], folder);
await ensureBuilt();
run(node, [...ASKING_OPTIONS, '--import', 'tsx', join(folder, name, 'main.mjs'), ...options], root);

function run(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
