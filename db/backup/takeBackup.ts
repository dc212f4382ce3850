import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ArchiveWriter, type Check, type Checks, FORMAT, labelOf, type Manifest } from './archive.ts';
import { BackupError } from './BackupError.ts';
import { columnsSql, readMigrations, readSequences, readTables, tableSql } from './catalog.ts';
import { encrypted } from './encryption.ts';

export interface BackupOptions {
  url: string;
  target: Writable;
  /** Undefined: not encrypted. */
  passphrase: string | undefined;
}

/** Writes all data of a running database from one snapshot. Returns the number of rows. */
export async function takeBackup({ url, target, passphrase }: BackupOptions): Promise<{ rows: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'whorl backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Makes a row security policy that would hide rows an error.
    await client.query('set local row_security = off');
    await client.query('set local statement_timeout = 0');
    const archive = new ArchiveWriter();
    // The pipeline reports errors; the streams' own events would be unhandled duplicates.
    for (const end of [archive.stream, target]) end.on('error', () => undefined);
    const zipped = (archive.stream as unknown as Readable).pipe(createGzip());
    const stream = passphrase ? await encrypted(zipped, passphrase) : zipped;
    const writing = pipeline(stream, target);
    const [rows] = await Promise.all([writeAll(client, archive), writing]);
    return { rows };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new BackupError('There is no room left where the backup is written: nothing of it is kept', error);
  } finally {
    await client.end();
  }
}

async function writeAll(client: pg.Client, archive: ArchiveWriter): Promise<number> {
  const manifest = await describe(client);
  await archive.manifest(manifest);
  const checks: Checks = {};
  for (const table of manifest.tables) {
    const hash = createHash('sha256');
    let bytes = 0;
    const copy = client.query(copyTo(`copy ${tableSql(table)} (${columnsSql(table)}) to stdout`));
    await archive.pieces(`tables/${labelOf(table)}`, copy, (piece) => {
      hash.update(piece);
      bytes += piece.length;
    });
    checks[labelOf(table)] = { rows: copy.rowCount, bytes, sha256: hash.digest('hex') };
  }
  await archive.checks(checks);
  archive.end();
  return Object.values(checks).reduce((sum: number, { rows }: Check) => sum + rows, 0);
}

async function describe(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ takenAt: Date }>('select transaction_timestamp() as "takenAt"');
  return {
    format: FORMAT,
    takenAt: rows[0]!.takenAt.toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
    sequences: await readSequences(client),
  };
}
