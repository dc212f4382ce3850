import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#db/embedded/freePort.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';
import { readDockerfile, replay } from '#tests/support/image.ts';

/** Links the packages of this checkout instead of installing them, with or without development tools. */
function linkPackages(folder: string, isWithTools: boolean): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [place, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || (dev && !isWithTools)) continue;
    mkdirSync(join(folder, place, '..'), { recursive: true });
    symlinkSync(resolve(place), join(folder, place));
  }
}

/** Executes a RUN step of the Dockerfile, as far as it affects /app. */
function run(command: string, folder: string): void {
  if (command.startsWith('npm ci')) linkPackages(folder, !command.includes('--omit=dev'));
  else if (command === 'npm run build') execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'pipe' });
  else {
    const [own] = command.split('&&').filter((part) => part.includes(' dist/'));
    if (own) execFileSync('sh', ['-c', own], { cwd: folder });
  }
}

/** Takes over a minute: it builds everything. */
it.skipIf(process.env.SOAK !== 'true')(
  'the image builds from its build context alone, starts, and includes whorl',
  {
    timeout: 600_000,
  },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'whorl-image-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const app = replay(root, run);
    const { steps } = readDockerfile().at(-1)!;
    const [, ...command] = JSON.parse(steps.find(({ instruction }) => instruction === 'CMD')!.words) as string[];
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(root, 'data'),
      DATABASE_URL: await createEmptyDatabase(),
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'warn',
    };
    const server = spawn(process.execPath, command, { cwd: app, env, stdio: 'inherit' });
    const ended = once(server, 'exit');
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady()) && server.exitCode === null) await pause(100);
    const page = await fetch(`http://127.0.0.1:${port}/help/api`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('overdue.sh')]);
    const said = execFileSync(join(app, 'dist/server/whorl.js'), ['backup', join(root, 'whorl.tar.gz')], {
      env: { ...env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    expect(said).toContain('rows');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);
