import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { onEndSignal } from './signals.mjs';

// npm start, npm run demo, npm run worker: all that a clean clone needs, then the program itself.

const [program, ...args] = process.argv.slice(2);

ensureInstalled();
await ensureBuilt();

// As in the Dockerfile. What V8 does beside the program takes no more threads than there are processors to spare: four, as
// elsewhere, keep a single processor from answering for up to 18 ms. Nor does it give back memory whenever little is asked
// for a while: with that goes compiled code, and the next to ask wait for it (docs/decisions/0020).
const options = ['--enable-source-maps', '--v8-pool-size=0', '--no-memory-reducer'];
const child = spawn(node, [...options, join(root, 'dist', 'server', `${program}.js`), ...args], {
  cwd: root,
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    // Libraries are faster so. With a database of one's own it asks for more (README, "For real"), so it stays a choice there.
    ...(!process.env.DATABASE_URL && { NODE_ENV: 'production' }),
    ...process.env,
  },
  detached: true,
  // The channel closes however this process ends, which tells the program to end too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

onEndSignal(() => child.kill('SIGTERM'));

// A killed npm hands nothing on: notice that it is gone.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 250).unref();
}

child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
