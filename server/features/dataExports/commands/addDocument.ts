import { sql } from 'kysely';
import type { Work } from '#server/platform/commands/work.ts';
import { exportFile } from '../chunks.ts';
import { advance, lockAt, type Progress } from '../progress.ts';

export interface ExportedDocument {
  /** Id of the quote or invoice. */
  id: string;
  /** Null where the document was deleted in the meantime. */
  file: { folder: string; name: string; content: Buffer } | null;
}

/** Stores the PDF of one document. Returns false where another worker has continued the export. */
export async function addDocument(work: Work, progress: Progress, { id, file }: ExportedDocument): Promise<boolean> {
  const row = await lockAt(work, progress);
  if (!row) return false;
  if (file) {
    const target = { businessId: work.businessId, exportId: row.id };
    const chunks = exportFile(work.em.getKysely(), target, await freeName(work, row.id, id, file));
    await chunks.write(file.content);
    await chunks.end();
    row.filesDone += 1;
  }
  row.afterId = id;
  return true;
}

/** Advances to the next stage once all PDFs of a kind are stored. */
export async function endDocuments(work: Work, progress: Progress): Promise<boolean> {
  const row = await lockAt(work, progress);
  if (row) advance(row, 0);
  return row !== null;
}

/** Distinct document numbers can map to the same file name, because some characters are not allowed in one. */
async function freeName(
  { em, businessId }: Work,
  exportId: string,
  id: string,
  { folder, name }: NonNullable<ExportedDocument['file']>,
): Promise<string> {
  const { rows } = await sql`
    select from data_export_files where business_id = ${businessId} and export_id = ${exportId} and name = ${`${folder}/${name}`}
  `.execute(em.getKysely());
  return rows.length === 0 ? `${folder}/${name}` : `${folder}/${name.replace(/\.pdf$/, `-${id}.pdf`)}`;
}
