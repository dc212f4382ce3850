import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { node } from '../../../scripts/install.mjs';
import { NODE_OPTIONS, startServer } from '../server.mjs';

/** Each a process of its own over the same database. */
export async function startServers(databaseUrl) {
  return [
    await startBare('limit', databaseUrl),
    await startBare('postgraphile', databaseUrl),
    await startWhorl(databaseUrl),
  ];
}

async function startBare(name, databaseUrl) {
  const child = fork(join(import.meta.dirname, `${name}.mjs`), {
    execPath: node,
    execArgv: NODE_OPTIONS,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${name} did not start`);
  });
  const [{ port }] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async end() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export async function startWhorl(databaseUrl) {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'only for measuring, and as long as one has to be',
    // What follows from a request is a worker's, and not measured.
    WORK_JOBS: 'false',
  });
  return { name: 'whorl', ...server };
}
