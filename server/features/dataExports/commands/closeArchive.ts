import { Readable } from 'node:stream';
import { TextReader, ZipWriter } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { BusinessEntity } from '#db/entities/index.ts';
import type { Queryable } from '#db/orm.ts';
import { DATA_EXPORT_KEPT_DAYS } from '#domain/dataExport.ts';
import { daysAfter } from '#domain/dates.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { exportArchive } from '../chunks.ts';
import { lockAt, type Progress } from '../progress.ts';
import { readMe } from '../readMe.ts';

/** These formats are compressed already. */
const COMPRESSED = /\.(pdf|png|jpg)$/;

/**
 * Packs the written files into one archive, piece by piece, and enqueues the mail to the requester. Returns false where
 * the export is no longer wanted.
 */
export async function closeArchive(work: Work, progress: Progress): Promise<boolean> {
  const row = await lockAt(work, progress);
  if (!row) return false;
  const { em, businessId, now } = work;
  const database = em.getKysely() as Queryable;
  const target = { businessId, exportId: row.id };
  const archive = exportArchive(database, target);
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: (bytes) => archive.write(bytes) }), {
    useWebWorkers: false,
    lastModDate: row.createdAt,
  });
  const { name } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  await zip.add('README.txt', new TextReader(readMe(name, row.createdAt, now)));
  for (const file of await namesOf(database, target)) {
    const level = COMPRESSED.test(file) ? { level: 0 } : {};
    await zip.add(file, Readable.toWeb(Readable.from(partsOf(database, target, file))), level);
  }
  await zip.close();
  await archive.end();
  await sql`delete from data_export_files where business_id = ${businessId} and export_id = ${row.id}`.execute(
    database,
  );
  row.status = 'READY';
  row.sizeBytes = archive.totalBytes;
  row.readyAt = now;
  row.expiresAt = daysAfter(now, DATA_EXPORT_KEPT_DAYS);
  await work.enqueue('mail.exportReady', { businessId, exportId: row.id });
  work.record({ type: 'export.ready', summary: 'The full export is ready', byItself: true });
  return true;
}

interface Target {
  businessId: string;
  exportId: string;
}

async function namesOf(database: Queryable, { businessId, exportId }: Target): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from data_export_files where business_id = ${businessId} and export_id = ${exportId} order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

async function* partsOf(database: Queryable, { businessId, exportId }: Target, name: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from data_export_files
      where business_id = ${businessId} and export_id = ${exportId} and name = ${name} and part = ${part}
    `.execute(database);
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}
