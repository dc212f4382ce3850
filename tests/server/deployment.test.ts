import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { freePort } from '#db/embedded/freePort.ts';
import { readConfig } from '#server/config.ts';
import { SESSION_SECRET, startTestApp, type TestApp } from '#tests/support/app.ts';
import { readDockerfile } from '#tests/support/image.ts';

const operating = readFileSync('docs/operating.md', 'utf8');
/** Returns the first example of operating.md in a language. */
const example = (language: string) => operating.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;
const defaults = readConfig({ SESSION_SECRET });
const LARGEST_BODY = 5 * 1024 * 1024;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whorl-deployment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('the systemd unit starts the same command as the image, with enough time and files', () => {
  const unit = Object.fromEntries(
    [...example('ini').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const image = readDockerfile()
    .at(-1)!
    .steps.find(({ instruction }) => instruction === 'CMD')!;
  const [, ...command] = JSON.parse(image.words) as string[];
  expect(unit.ExecStart!.split(' ').slice(1)).toEqual(command);
  expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(defaults.shutdownSeconds);
  expect(Number(unit.LimitNOFILE)).toBeGreaterThan(defaults.connectionLimits.inAll);
  expect(unit).toMatchObject({ User: 'whorl', EnvironmentFile: '/etc/whorl.env', WorkingDirectory: '/srv/whorl' });
});

it('the example settings file is valid', () => {
  const text = operating.split('```sh\nNODE_ENV')[1]!.split('```')[0]!;
  const lines = [...`NODE_ENV${text}`.matchAll(/^(\w+)="?(.*?)"?$/gm)];
  expect(readConfig(Object.fromEntries(lines.map(([, name, value]) => [name, value])))).toMatchObject({
    production: true,
    sandbox: false,
    publicUrl: 'https://whorl.example.com',
  });
});

it('the Caddyfile allows the largest body and uses the default port', () => {
  const text = example('caddy');
  expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)!.length);
  expect(Number(/max_size (\d+)MB/.exec(text)![1]) * 1_000_000).toBeGreaterThan(LARGEST_BODY);
  expect(/reverse_proxy (\S+)/.exec(text)![1]).toBe(`${defaults.host}:${defaults.port}`);
});

describe('the example for cron', () => {
  const [, , , , , , command = ''] = /^(\S+) (\S+) (\S+) (\S+) (\S+) +whorl +(.*)$/m.exec(example('cron')) ?? [];
  const program = `${process.execPath} ${resolve('dist/server/whorl.js')}`;

  /**
   * Runs the nightly job as cron does: with the settings file as the only environment. Returns whether it succeeded.
   */
  function night(folder: string, settings: Record<string, string>): boolean {
    const file = join(folder, 'whorl.env');
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name}="${value}"\n`)
        .join(''),
    );
    const line = command
      .replaceAll('\\%', '%')
      .replaceAll('/etc/whorl.env', file)
      .replaceAll('/srv/whorl', folder)
      .replaceAll('/backups', join(folder, 'backups'))
      .replace('npm run backup --', `${program} backup`);
    try {
      execFileSync('/bin/sh', ['-c', line], { env: { PATH: '/usr/bin:/bin' }, stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  }

  it('loads its settings, and keeps the last good backup while runs fail', async () => {
    const app = await startTestApp();
    const folder = newFolder();
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const old = join(backups, 'whorl-2026-01-01.tar.gz.age');
    writeFileSync(old, 'the last good one');
    utimesSync(old, 1_700_000_000, 1_700_000_000);
    const settings = { SESSION_SECRET, BACKUP_PASSPHRASE: 'a passphrase with spaces' };
    expect(night(folder, { ...settings, DATA_DIR: join(folder, 'another') })).toBe(false);
    expect(readdirSync(backups)).toEqual(['whorl-2026-01-01.tar.gz.age']);
    expect(night(folder, { ...settings, DATABASE_URL: app.databaseUrl })).toBe(true);
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^whorl-\d{4}-\d\d-\d\d\.tar\.gz\.age$/)]);
    expect(readdirSync(backups)).not.toContain('whorl-2026-01-01.tar.gz.age');
  });
});

describe('the example for nginx', () => {
  const text = example('nginx');

  it('forwards WebSockets, the largest body and the client address', () => {
    expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)!.length);
    const directives = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'));
    expect(directives.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
    expect(directives).toEqual(
      expect.arrayContaining([
        `proxy_pass http://${defaults.host}:${defaults.port};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $connection_upgrade;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
      ]),
    );
    expect(Number(/client_max_body_size (\d+)m;/.exec(text)![1]) * 1024 * 1024).toBeGreaterThan(LARGEST_BODY);
  });

  const nginx = '/usr/sbin/nginx';
  describe.skipIf(!existsSync(nginx))('run by nginx', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp();
    });

    it('forwards requests, sockets and addresses', async () => {
      const folder = newFolder();
      const port = await freePort();
      const server = text
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace(/^ *ssl_.*\n/gm, '')
        .replace('127.0.0.1:4000', new URL(app.address).host);
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const whole = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
        events {} http { access_log off; ${kept.join(' ')} ${server} }`;
      writeFileSync(join(folder, 'nginx.conf'), whole);
      const child = spawn(nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
        stdio: 'inherit',
      });
      onTestFinished(() => void child.kill('SIGTERM'));
      const address = `http://127.0.0.1:${port}`;
      const status = (path: string, init?: RequestInit) =>
        fetch(`${address}${path}`, init).then(
          (response) => response.status,
          () => 0,
        );
      while ((await status('/healthz')) === 0 && child.exitCode === null) await pause(20);
      expect(await status('/healthz')).toBe(200);

      const dana = await app.professional();
      const padding = ' '.repeat(LARGEST_BODY - 100);
      const body = `{"query":"{ me { id } }"${padding}}`;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${dana.accessToken}` };
      expect(await status('/graphql', { method: 'POST', headers, body })).toBe(200);

      // The sandbox is accessible from this machine only; nginx replaces the client's own header.
      const claimed = { 'x-forwarded-for': '203.0.113.9' };
      expect(await status('/sandbox/mail.json', { headers: claimed })).toBe(200);
      expect((await fetch(`${app.address}/sandbox/mail.json`, { headers: claimed })).status).toBe(403);

      const client = createClient({
        url: `ws://127.0.0.1:${port}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { accessToken: dana.accessToken },
        lazy: false,
      });
      await new Promise<void>((done, fail) => {
        client.on('connected', () => done());
        client.on('closed', fail);
      });
      await client.dispose();
    });
  });
});
