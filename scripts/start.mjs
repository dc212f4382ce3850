import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { onEndSignal } from './signals.mjs';

// npm start, npm run demo, npm run worker: installs and builds what is needed, then runs the program.

const [program, ...args] = process.argv.slice(2);

ensureInstalled();
await ensureBuilt();

// As in the Dockerfile. No V8 helper threads: on a single processor the default four delay responses by up to 18 ms. No
// memory reducer: it discards compiled code when idle, which delays the next requests (docs/decisions/0020).
const options = ['--enable-source-maps', '--v8-pool-size=0', '--no-memory-reducer'];
const child = spawn(node, [...options, join(root, 'dist', 'server', `${program}.js`), ...args], {
  cwd: root,
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    // Libraries run faster in production mode. With an external database it demands further settings (README), so there it
    // is opt-in.
    ...(!process.env.DATABASE_URL && { NODE_ENV: 'production' }),
    ...process.env,
  },
  detached: true,
  // The IPC channel closes however this process ends, which ends the program too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

onEndSignal(() => child.kill('SIGTERM'));

// A killed npm forwards no signal, so its end is detected by polling.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 250).unref();
}

child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
