import { sql } from 'kysely';
import { DataExportEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Marks an export as failed and deletes its files. */
export async function failDataExport({ em, businessId }: Work, exportId: string): Promise<void> {
  const row = await em.findOne(DataExportEntity, { id: exportId, status: 'BUILDING' });
  if (!row) return;
  row.status = 'FAILED';
  await sql`delete from data_export_files where business_id = ${businessId} and export_id = ${exportId}`.execute(
    em.getKysely(),
  );
}
