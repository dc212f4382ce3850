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
  /** Stops it and deletes its data. */
  end(): Promise<void>;
}

/** Runs `npm run demo` on a separate port with separate, reproducible data. */
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

  // Printed when the demo is ready.
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
