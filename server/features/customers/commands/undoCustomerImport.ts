import { sql } from 'kysely';
import { CustomerEntity } from '#db/entities/index.ts';
import { counted } from '#domain/counted.ts';
import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { idsForWebhooks } from '../idsForWebhooks.ts';

export interface UndoneImport {
  removedCount: number;
  restoredCount: number;
  keptCount: number;
}

/**
 * Undoes an import: deletes customers that it added and that have no quote or invoice, and restores the earlier values
 * of those it updated. Customers changed since stay as they are.
 */
export async function undoCustomerImport(work: Work, importId: string): Promise<UndoneImport> {
  if (!isUuid(importId)) throw notFound('import');
  const database = work.em.getKysely();
  const { rows } = await sql<{ id: string; before: Record<string, unknown> | null; version: number }>`
    delete from customer_import_rows where business_id = ${work.businessId} and import_id = ${importId}
    returning customer_id as id, before, version
  `.execute(database);
  if (rows.length === 0) throw notFound('import');
  await sql`delete from customer_imports where business_id = ${work.businessId} and id = ${importId}`.execute(database);
  const added = rows.filter(({ before }) => before === null);
  const { rows: removed } = await sql<{ id: string }>`
    delete from customers c using unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ version }) => version)}::int[]) r (id, version)
    where c.business_id = ${work.businessId} and c.id = r.id and c.version = r.version
      and not exists (select from quotes d where d.business_id = c.business_id and d.customer_id = c.id)
      and not exists (select from invoices d where d.business_id = c.business_id and d.customer_id = c.id)
    returning c.id
  `.execute(database);
  const updates = new Map(rows.filter(({ before }) => before !== null).map((row) => [row.id, row]));
  const customers = await work.em.find(CustomerEntity, { businessId: work.businessId, id: [...updates.keys()] });
  const unchanged = customers.filter(({ id, version }) => updates.get(id)!.version === version);
  for (const customer of unchanged) work.em.assign(customer, updates.get(customer.id)!.before!);
  const removedCount = removed.length;
  work.record({
    type: 'customer.import_undone',
    summary: `Undid an import: ${counted(removedCount, 'customer')} removed, ${unchanged.length} restored`,
    after: idsForWebhooks([...removed, ...unchanged].map((customer) => customer.id)),
  });
  const restoredCount = unchanged.length;
  return { removedCount, restoredCount, keptCount: rows.length - removedCount - restoredCount };
}
