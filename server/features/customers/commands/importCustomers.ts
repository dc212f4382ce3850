import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import type { Queryable } from '#db/orm.ts';
import { counted } from '#domain/counted.ts';
import { type Address, type AddressChange, withCountry } from '#domain/inputs/address.ts';
import type { ImportCustomers, ImportRow } from '#domain/inputs/customer.ts';
import { changedAddress } from '#server/platform/commands/changedAddress.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import { requireTestRoom } from '#server/platform/commands/requireTestRoom.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { idsForWebhooks } from '../idsForWebhooks.ts';
import { matchCustomers } from '../matchCustomers.ts';

const batchSize = 1000;

export interface ImportOutcome {
  id: string;
  createdCount: number;
  updatedCount: number;
  skippedCount: number;
}

/** The outcome for one customer; `before` is null where the import added them. */
interface Imported {
  id: string;
  before: object | null;
  version: number;
}

/**
 * Imports all rows in one transaction. Rows of existing customers are added, skipped or update them, as chosen. Appends
 * a single activity, so that the feed is not flooded. Throws TEST_LIMIT_REACHED.
 */
export async function importCustomers(work: Work, input: ImportCustomers): Promise<ImportOutcome> {
  const id = await oncePerKey(work, 'importCustomers', { ...input }, async (importId) => {
    const { added, updates } = await sortRows(work, input);
    await requireTestRoom(work, 'CUSTOMERS', added.length);
    const isAdded = new Set(added);
    const claims = input.rows.flatMap((row, at) =>
      isAdded.has(row) ? [{ externalId: row.externalId, path: `rows.${at}.externalId` }] : [],
    );
    await claimExternalIds(work, { table: 'customers', thing: 'customer' }, claims);
    const imported = [...(await addCustomers(work, added)), ...(await updateCustomers(work, updates))];
    if (imported.length > 0) await keep(work, importId, imported);
    work.record({
      type: 'customer.imported',
      summary: inWords(added.length, imported.length - added.length),
      after: idsForWebhooks(imported.map((customer) => customer.id)),
    });
  });
  const { rows } = await sql<{ createdCount: number; updatedCount: number }>`
    select created_count as "createdCount", updated_count as "updatedCount"
    from customer_imports where business_id = ${work.businessId} and id = ${id}
  `.execute(work.em.getKysely());
  const { createdCount, updatedCount } = rows[0] ?? { createdCount: 0, updatedCount: 0 };
  return { id, createdCount, updatedCount, skippedCount: input.rows.length - createdCount - updatedCount };
}

function inWords(addedCount: number, updatedCount: number): string {
  if (addedCount === 0 && updatedCount === 0) return 'Imported a file with no changes';
  if (addedCount === 0) return `Updated ${counted(updatedCount, 'customer')} from an import`;
  return `Imported ${counted(addedCount, 'customer')}${updatedCount > 0 ? `, updated ${updatedCount}` : ''}`;
}

/**
 * Sorts rows into those to add and those to update, by customer id. Of several rows for one customer the last counts.
 */
async function sortRows(work: Work, { rows, existing = 'ADD', choices }: ImportCustomers) {
  const isAsked = existing !== 'ADD' || choices;
  const matches = isAsked ? await matchCustomers(work.em.getKysely() as Queryable, work.viewer, rows) : [];
  const matched = new Map(matches.map(({ row, customerId }) => [row, customerId]));
  const added: ImportRow[] = [];
  const updates = new Map<string, { row: ImportRow; at: number }>();
  rows.forEach((row, at) => {
    const customerId = matched.get(at);
    const choice = customerId ? (choices?.[at] ?? existing) : 'ADD';
    if (choice === 'ADD') added.push(row);
    else if (choice === 'UPDATE') updates.set(customerId!, { row, at });
  });
  return { added, updates };
}

async function addCustomers(work: Work, rows: ImportRow[]): Promise<Imported[]> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customers = rows.map(({ idempotencyKey: _, ...row }) => ({
    ...row,
    businessId: work.businessId,
    id: uuidv7(),
    kind: row.kind ?? 'PERSON',
    address: row.address && withCountry(row.address),
    taxExempt: row.taxExempt ?? false,
    netDays: row.netDays ?? business.netDays,
    createdBy: work.memberId,
    createdAt: work.now,
    updatedAt: work.now,
  }));
  for (let start = 0; start < customers.length; start += batchSize)
    await work.em.insertMany(CustomerEntity, customers.slice(start, start + batchSize));
  return customers.map(({ id }) => ({ id, before: null, version: 1 }));
}

/** Empty cells change nothing, and tags are added to the existing ones. */
async function updateCustomers(work: Work, updates: Map<string, { row: ImportRow; at: number }>): Promise<Imported[]> {
  if (updates.size === 0) return [];
  const customers = await work.em.find(CustomerEntity, { businessId: work.businessId, id: [...updates.keys()] });
  const changed = customers.flatMap((customer) => {
    const { row, at } = updates.get(customer.id)!;
    const { name, kind, email, phone, address, notes, tags, taxExempt, netDays } = row;
    const { before, after, any } = changes(customer, {
      name,
      kind: kind ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
      address: address ? changedAddress(customer.address, filledParts(address), `rows.${at}.address`) : undefined,
      notes: notes ?? undefined,
      tags: [...new Set([...customer.tags, ...tags])],
      taxExempt: taxExempt ?? undefined,
      netDays: netDays ?? undefined,
    });
    if (any) work.em.assign(customer, after);
    return any ? [{ customer, before }] : [];
  });
  await work.flush();
  return changed.map(({ customer, before }) => ({ id: customer.id, before, version: customer.version }));
}

/** Stores what the import did to each customer, for undoCustomerImport. */
async function keep({ em, businessId, now }: Work, importId: string, imported: Imported[]): Promise<void> {
  const createdCount = imported.filter(({ before }) => before === null).length;
  await sql`
    insert into customer_imports (business_id, id, created_at, created_count, updated_count)
    values (${businessId}, ${importId}, ${now}, ${createdCount}, ${imported.length - createdCount})
  `.execute(em.getKysely());
  await sql`
    insert into customer_import_rows (business_id, import_id, customer_id, before, version)
    select ${businessId}, ${importId}, r.id, nullif(r.before, 'null'::jsonb), r.version
    from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb) r (id uuid, before jsonb, version int)
  `.execute(em.getKysely());
}

/** The parts of an address that a row has: an empty cell changes nothing. */
const filledParts = (address: Address): AddressChange =>
  Object.fromEntries(Object.entries(address).filter(([, part]) => part !== null && part !== undefined && part !== ''));
