import { sql } from 'kysely';
import { DataExportEntity } from '#db/entities/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { DATASETS } from '../datasets.ts';
import { FIRST_STAGE } from '../stages.ts';

/** Starts an export of all data, or returns the one in progress. Deletes the requester's earlier exports. */
export async function requestDataExport(work: Work<Member>): Promise<string> {
  const { em, businessId, viewer } = work;
  // Locks the membership row, so that concurrent requests by one person are serialized.
  await sql`select from memberships where business_id = ${businessId} and user_id = ${viewer.userId} for update`.execute(
    em.getKysely(),
  );
  const mine = await em.find(DataExportEntity, { requestedBy: viewer.userId });
  const begun = mine.find(({ status }) => status === 'BUILDING');
  if (begun) return begun.id;
  em.remove(mine);
  const made = em.create(DataExportEntity, {
    businessId,
    requestedBy: viewer.userId,
    stage: FIRST_STAGE,
    filesTotal: await filesOf(work),
  });
  em.persist(made);
  await work.enqueue('export.build', { businessId, exportId: made.id }, { key: `export ${made.id}` });
  work.record({ type: 'export.requested', summary: 'Requested a full export' });
  return made.id;
}

async function filesOf({ em, businessId }: Work): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from files where business_id = ${businessId})::int
      + (select count(*) from quotes where business_id = ${businessId})::int
      + (select count(*) from invoices where business_id = ${businessId})::int as count
  `.execute(em.getKysely());
  return 2 * DATASETS.length + rows[0]!.count;
}
