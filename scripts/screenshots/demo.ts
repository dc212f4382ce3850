import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));

export interface Demo {
  url: string;
  email: string;
  password: string;
  dataDir: string;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

/** `npm run demo` on a port and with data of its own. Its story is the same each time. */
export async function startDemo(): Promise<Demo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-demo-'));
  const program = spawn(process.execPath, [START, 'demo'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    if (program.exitCode === null) {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };

  // What it prints once it can be used.
  let url = '';
  let email = '';
  for await (const line of createInterface({ input: program.stdout })) {
    url = / (http:\S+)\/auth\/login/.exec(line)?.[1] ?? url;
    email = / Email +(\S+)/.exec(line)?.[1] ?? email;
    const password = / Password +(\S+)/.exec(line)?.[1];
    if (password) return { url, email, password, dataDir, end };
  }
  await end();
  throw new Error('The demo ended before it could be used.');
}
