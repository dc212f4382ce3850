import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

/** A PostgreSQL server process that accepts connections. */
export interface Postmaster {
  /** Resolves with how it ended. */
  exited: Promise<string>;
  /** Rolls back open transactions, writes a checkpoint and ends. */
  stop(): Promise<void>;
}

const POLL_MS = 15;
const SHUTDOWN_MS = 20_000;

/** Starts PostgreSQL on the cluster. Resolves once it accepts connections, after any crash recovery. */
export async function launchPostmaster(cluster: Cluster, port: number, durable: boolean): Promise<Postmaster> {
  const [file, args] = cluster.runAs.command(cluster.postgres, ['-D', cluster.dir, ...settings(port, durable)]);
  const logStart = await sizeOf(cluster.logFile);
  const log = openSync(cluster.logFile, 'a', 0o600);
  // A process group of its own, so that Ctrl-C reaches only the app, which stops PostgreSQL last.
  const child = spawn(file, args, {
    ...cluster.runAs.identity,
    cwd: cluster.dir,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = untilExit(child);
  let running = true;
  exited.then(() => {
    running = false;
  });

  while (running) {
    const pidFile = await readPidFile(cluster.dir);
    if (pidFile?.pid === child.pid && pidFile?.status === 'ready') return postmaster(child, exited);
    await Promise.race([pause(POLL_MS), exited]);
  }
  const reason = (await readFile(cluster.logFile, 'utf8')).slice(logStart).trim();
  throw new EmbeddedPostgresError(`PostgreSQL did not start (${await exited}).\n${reason}`);
}

/** Stops a server that a killed app left running on the cluster, and removes a stale lock file. */
export async function stopLeftover(dir: string): Promise<void> {
  const pid = (await readPidFile(dir))?.pid;
  if (pid === undefined) return;
  if (await isPostgresOn(dir, pid)) {
    process.kill(pid, 'SIGINT');
    if (await gone(dir, pid)) return;
    process.kill(pid, 'SIGQUIT');
    if (await gone(dir, pid)) return;
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${pid}), left running by an earlier start on ${dir}, does not end.`,
    );
  }
  // PostgreSQL ignores the id of a dead process, but not one that was reused by another program.
  if (isAlive(pid)) await rm(join(dir, 'postmaster.pid'));
}

function settings(port: number, durable: boolean): string[] {
  const all: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Clients' errors are logged by the app; DETAIL lines would contain personal data.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function postmaster(child: ChildProcess, exited: Promise<string>): Postmaster {
  const endWithApp = () => child.kill('SIGINT');
  process.once('exit', endWithApp);
  exited.then(() => process.off('exit', endWithApp));
  return {
    exited,
    async stop() {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), SHUTDOWN_MS);
      await exited;
      clearTimeout(late);
    },
  };
}

function untilExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`));
  });
}

/** Returns the port of the server running on the cluster; undefined if none is. */
export async function portOfRunning(dir: string): Promise<number | undefined> {
  const pidFile = await readPidFile(dir);
  return pidFile?.status === 'ready' && (await isPostgresOn(dir, pidFile.pid)) ? pidFile.port : undefined;
}

interface PidFile {
  pid: number;
  port: number;
  status: string | undefined;
}

/** postmaster.pid: line 1 is the process id, line 4 the port, line 8 the state. */
async function readPidFile(dir: string): Promise<PidFile | undefined> {
  const text = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() } : undefined;
}

async function gone(dir: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + SHUTDOWN_MS;
  while (await isPostgresOn(dir, pid)) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

async function isPostgresOn(dir: string, pid: number): Promise<boolean> {
  return isAlive(pid) && (await commandLine(pid)).includes(dir);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const { stdout } = await promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
