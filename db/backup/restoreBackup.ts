import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import {
  type ArchiveEntry,
  CHECKS,
  type Checks,
  entriesOf,
  FORMAT,
  FORMAT_WITHOUT_SUM,
  labelOf,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  sumOf,
} from './archive.ts';
import { BackupError } from './BackupError.ts';
import { columnsSql, readTables, tableSql } from './catalog.ts';
import { decrypted } from './encryption.ts';
import { makeReady } from './makeReady.ts';

export interface RestoreOptions {
  url: string;
  source: Readable;
  passphrase: string | undefined;
  /** Whether existing data may be deleted. */
  replace: boolean;
  /** Whether to keep pending jobs, such as unsent mails. */
  jobs: boolean;
}

export interface Restored {
  takenAt: string;
  rows: number;
}

/** Restores a backup in one transaction, verified by its checksums, then migrates to the newest schema. */
export async function restoreBackup({ url, source, passphrase, replace, jobs }: RestoreOptions): Promise<Restored> {
  const zipped = await decrypted(source, passphrase);
  const unzipped = createGunzip();
  zipped.on('error', (error) => unzipped.destroy(error));
  const entries = entriesOf(zipped.pipe(unzipped));
  const manifest = await manifestIn(entries);
  await makeReady(url, manifest, replace);
  const client = new pg.Client({ connectionString: url, application_name: 'whorl restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const rows = await fill(client, manifest, entries);
    await afterwards(client, manifest, jobs);
    await client.query('commit');
    await migrate(url);
    return { takenAt: manifest.takenAt, rows };
  } finally {
    // Closing without a commit rolls back.
    await client.end();
  }
}

const damaged = (cause?: unknown) =>
  new BackupError('This backup is damaged or not whole: nothing was changed. Take another one', cause);

async function next(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry | undefined> {
  try {
    const { value, done } = await entries.next();
    return done ? undefined : value;
  } catch (error) {
    throw damaged(error);
  }
}

function parsed<T>({ bytes }: ArchiveEntry): T {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    throw damaged(error);
  }
}

async function manifestIn(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const first = await next(entries);
  if (first?.name !== MANIFEST) throw damaged();
  const manifest = parsed<Manifest>(first);
  if (manifest.format === FORMAT_WITHOUT_SUM) return manifest;
  const sum = await next(entries);
  if (sum?.name !== MANIFEST_SUM || sum.bytes.toString() !== sumOf(first.bytes)) throw damaged();
  if (manifest.format !== FORMAT) throw new BackupError('This backup was taken by a newer version of Whorl');
  return manifest;
}

/** Empties the tables and fills them from the archive. Returns the number of rows. */
async function fill(client: pg.Client, { tables }: Manifest, entries: AsyncGenerator<ArchiveEntry>): Promise<number> {
  const all = (await readTables(client)).map(tableSql);
  // The effects of triggers are already part of the data.
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${all.join(', ')}`);
  const found: Checks = {};
  let entry = await next(entries);
  for (const table of tables) {
    const label = labelOf(table);
    const load = new TableLoad(client.query(copyFrom(`copy ${tableSql(table)} (${columnsSql(table)}) from stdin`)));
    for (; entry?.name.startsWith(`tables/${label}/`); entry = await next(entries)) await load.write(entry.bytes);
    found[label] = await load.end();
  }
  if (entry?.name !== CHECKS) throw damaged();
  const told = parsed<Checks>(entry);
  for (const table of tables) {
    const label = labelOf(table);
    if (JSON.stringify(found[label]) !== JSON.stringify(told[label])) throw damaged();
  }
  // Damage at the end of the stream shows only when it is read to its end.
  if (await next(entries)) throw damaged();
  await client.query('set constraints all immediate');
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
}

/** The load of one table's data. */
class TableLoad {
  private readonly hash: Hash = createHash('sha256');
  private bytes = 0;
  private readonly done: Promise<void>;

  constructor(private readonly copy: CopyStreamQuery) {
    this.done = finished(copy);
    // The rejection is handled when it is awaited at the end.
    this.done.catch(() => undefined);
  }

  async write(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    this.bytes += bytes.length;
    if (!this.copy.write(bytes)) await Promise.race([once(this.copy, 'drain'), this.done]);
  }

  async end() {
    this.copy.end();
    try {
      await this.done;
    } catch (error) {
      throw damaged(error);
    }
    return { rows: this.copy.rowCount, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

async function afterwards(client: pg.Client, { sequences }: Manifest, jobs: boolean): Promise<void> {
  for (const { schema, name, lastValue, isCalled } of sequences)
    await client.query('select setval($1, $2, $3)', [tableSql({ schema, name }), lastValue, isCalled]);
  // The workers that had locked jobs no longer exist.
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
  if (!jobs) await client.query('delete from graphile_worker._private_jobs');
}
