import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../db/embedded/freePort.ts';
import { node, root } from '../../scripts/install.mjs';

/** As servers are started elsewhere (scripts/start.mjs). */
export const NODE_OPTIONS = ['--v8-pool-size=0', '--no-memory-reducer'];

/** The built server in production, on a database and a port of its own, until it is ended. It ends with this process, too. */
export async function startServer(settings = {}, nodeOptions = []) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-bench-'));
  const url = `http://localhost:${port}`;
  const child = spawn(node, [...NODE_OPTIONS, ...nodeOptions, 'dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      // All who listen come from this one machine.
      MAX_CONNECTIONS_PER_ADDRESS: '10000',
      // One person asks for everything here.
      PERSON_REQUESTS_PER_MINUTE: '100000000',
      ...settings,
    },
    // A line for each request is written, as everywhere, and not read.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start (${child.exitCode}).`);
    await pause(100);
  }
  let before = Promise.resolve();
  return {
    url,
    pid: child.pid,
    /** What a module that was loaded into it (nodeOptions) answers, one question after the other: answers name none. */
    ask(question) {
      const answer = before.then(async () => {
        const answered = once(child, 'message');
        child.send(question);
        return (await answered)[0];
      });
      before = answer;
      return answer;
    },
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The options of Node with which a server writes a CPU profile into this folder as it ends; none where there is no folder. */
export const profileTo = (folder) => (folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []);

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
