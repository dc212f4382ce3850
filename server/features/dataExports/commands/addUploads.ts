import { sql } from 'kysely';
import type { Work } from '#server/platform/commands/work.ts';
import { exportFile } from '../chunks.ts';
import { advance, lockAt, type Progress } from '../progress.ts';

const EXTENSIONS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * Copies the business's uploaded files into an export, one at a time. Returns false where another worker has continued
 * the export.
 */
export async function addUploads(work: Work, progress: Progress): Promise<boolean> {
  const row = await lockAt(work, progress);
  if (!row) return false;
  const { businessId } = work;
  const database = work.em.getKysely();
  const { rows } = await sql<{ id: string; contentType: string }>`
    select id, content_type as "contentType" from files where business_id = ${businessId} order by id
  `.execute(database);
  for (const { id, contentType } of rows) {
    const found = await sql<{ bytes: Buffer }>`
      select bytes from files where business_id = ${businessId} and id = ${id}
    `.execute(database);
    const file = exportFile(
      database,
      { businessId, exportId: row.id },
      `files/${id}.${EXTENSIONS[contentType] ?? 'bin'}`,
    );
    await file.write(found.rows[0]?.bytes ?? Buffer.alloc(0));
    await file.end();
  }
  advance(row, rows.length);
  return true;
}
