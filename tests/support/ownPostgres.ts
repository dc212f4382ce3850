import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '#db/embedded/index.ts';
import { migrate } from '#db/migrate.ts';

const CHUNK = Buffer.alloc(256 * 1024);

/** A PostgreSQL for one test file, which may stop, kill or fill it; its address stays the same. */
export class OwnPostgres {
  private stopped: number[] = [];
  private mounted: string | undefined;

  private constructor(
    private readonly dataDir: string,
    private server: EmbeddedPostgres,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const dataDir = await mkdtemp(join(tmpdir(), 'whorl-faults-'));
    // Durable, because committed data must survive a kill.
    const own = new OwnPostgres(dataDir, await startPostgres({ dataDir, log: () => undefined }));
    await migrate(own.url);
    return own;
  }

  get url(): string {
    return this.server.url;
  }

  async restart(): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.server.stop();
    this.server = await startPostgres({ dataDir: this.dataDir, port, log: () => undefined });
  }

  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client(this.url);
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Suspends all of its processes: connections stay open, and nothing responds. */
  async pause(): Promise<void> {
    const own = await this.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    const postmaster = Number.parseInt(await readFile(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    this.stopped = [postmaster, ...own.map(({ pid }) => pid)];
    for (const pid of this.stopped) signal(pid, 'SIGSTOP');
  }

  resume(): void {
    for (const pid of this.stopped) signal(pid, 'SIGCONT');
    this.stopped = [];
  }

  /** Moves tables to a small file system. Returns false if nothing can be mounted. */
  async moveToSmallDisk(megabytes: number, tables: string[]): Promise<boolean> {
    const place = join(this.dataDir, 'small');
    await mkdir(place);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' });
    } catch {
      return false;
    }
    this.mounted = place;
    chmodSync(place, 0o777);
    const folder = join(place, 'tables');
    await mkdir(folder, { mode: 0o777 });
    chmodSync(folder, 0o777);
    try {
      await this.query(`create tablespace small location '${folder}'`);
    } catch {
      return false;
    }
    for (const table of tables) await this.query(`alter table ${table} set tablespace small`);
    return true;
  }

  /** Fills the small file system. */
  fill(): void {
    for (let at = 0; ; at += 1) {
      try {
        writeFileSync(join(this.mounted!, `filler-${at}`), CHUNK);
      } catch {
        return;
      }
    }
  }

  async makeRoom(): Promise<void> {
    execFileSync('sh', ['-c', `rm -f '${this.mounted}'/filler-*`]);
  }

  async remove(): Promise<void> {
    this.resume();
    await this.server.stop();
    if (this.mounted) execFileSync('umount', ['-l', this.mounted]);
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}
