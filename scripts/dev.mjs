import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';
import { onEndSignal } from './signals.mjs';

// npm run dev: the server, restarted on changes, behind Vite's dev server for the client.

const CLIENT_PORT = '5173';

ensureInstalled();

const port = process.env.PORT || '4000';
const env = { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${CLIENT_PORT}` };
const programs = [
  run('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/main.ts'], env),
  run('vite/bin/vite.js', ['--config', 'client/vite.config.ts', '--port', CLIENT_PORT, '--strictPort'], {
    ...process.env,
    SERVER_URL: `http://127.0.0.1:${port}`,
  }),
];

let ending = false;
onEndSignal(endAll);
for (const program of programs) {
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll();
  });
}

function run(bin, args, env) {
  return spawn(node, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/** Only once: on a second signal tsx would kill the server before it has closed. */
function endAll() {
  if (ending) return;
  ending = true;
  for (const program of programs) program.kill('SIGTERM');
}
