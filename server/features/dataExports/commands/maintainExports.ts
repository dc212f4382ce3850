import { sql } from 'kysely';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** A turn takes seconds and records each step; an export without progress for this long has no running worker. */
const SILENT_MINUTES = 5;

/** Resumes exports whose worker died, and deletes expired ones. */
export async function maintainExports({ em, now, enqueue }: AccountWork): Promise<void> {
  const database = em.getKysely();
  const { rows } = await sql<{ businessId: string; exportId: string }>`
    select business_id as "businessId", id as "exportId" from data_exports
    where status = 'BUILDING' and updated_at < ${now}::timestamptz - make_interval(mins => ${SILENT_MINUTES})
  `.execute(database);
  for (const left of rows) await enqueue('export.build', left, { key: `export ${left.exportId}` });
  await sql`
    with over as (
      update data_exports set status = 'EXPIRED', updated_at = ${now} where status = 'READY' and expires_at <= ${now}
      returning business_id, id)
    delete from data_export_chunks c using over where c.business_id = over.business_id and c.export_id = over.id
  `.execute(database);
}
