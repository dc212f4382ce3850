import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, node, root } from './install.mjs';

// npm start, npm run demo, npm run worker: all that a clean clone needs, then the program itself.

const [program = 'main', ...args] = process.argv.slice(2);

ensureInstalled();
ensureBuilt();

const child = spawn(node, ['--enable-source-maps', join(root, 'dist', 'server', `${program}.js`), ...args], {
  cwd: root,
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'), ...process.env },
  // The channel closes however this process ends, which tells the program to end too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

// A killed npm forwards nothing: notice that it is gone.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill('SIGTERM'), 250).unref();
}

child.on('exit', (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
});
