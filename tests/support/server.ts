import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#db/embedded/freePort.ts';
import { urlOfRunning } from '#db/embedded/index.ts';

const programOf = (name: string) => fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url));
const READY_WITHIN_MS = 120_000;
/** As with npm start, so that only the first process compiles the code. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url));

/** Runs a built program to its end and returns its output; rejects for an exit code other than 0. */
export const runProgram = (program: string, args: string[], env: Record<string, string | undefined>) =>
  promisify(execFile)(process.execPath, [programOf(program), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env },
  });

/** The built server as a process, with a data directory and a port that stay the same across restarts. */
export class TestServer {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(host: string, port: number, dataDir: string, env: Record<string, string>) {
    this.url = `http://${host}:${port}`;
    this.#port = port;
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** Prepares a server without starting it. */
  static async place(env: Record<string, string> = {}, host = '127.0.0.1'): Promise<TestServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'whorl-e2e-'));
    return new TestServer(host, await freePort(), dataDir, env);
  }

  /** Starts a server; with a host, reached by that name, as passkeys need. */
  static async start(env: Record<string, string> = {}, host?: string): Promise<TestServer> {
    const server = await TestServer.place(env, host);
    try {
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [programOf('main')], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...this.#environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`The server ended at start with exit code ${child.exitCode}`);
      if (Date.now() > deadline) throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms`);
      await pause(50);
    }
  }

  /** Runs a command-line program on the server's data and returns its output. */
  async run(program: string, ...args: string[]): Promise<string> {
    return (await runProgram(program, args, this.#environment)).stdout;
  }

  /** Stops it like Ctrl-C, or kills it. Returns the exit code. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }

  /** Kills the server's process or its PostgreSQL. */
  async kill(victim: 'server' | 'database'): Promise<void> {
    if (victim === 'server') return void (await this.end('SIGKILL'));
    process.kill(await this.databasePid(), 'SIGKILL');
  }

  /** Runs a statement directly on the database. */
  async sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: await urlOfRunning(this.#dataDir) });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  async databasePid(): Promise<number> {
    return Number.parseInt(await readFile(join(this.#dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  }

  async remove(): Promise<void> {
    await this.end();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  get #environment() {
    return {
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      PUBLIC_URL: this.url,
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'warn',
      ...this.#env,
    };
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }
}
