import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, CustomerEntity } from '#db/entities/index.ts';
import { counted } from '#domain/counted.ts';
import type { Address, AddressChange } from '#domain/inputs/address.ts';
import type { CreateCustomer, ImportCustomers } from '#domain/inputs/customer.ts';
import { changedAddress } from '#server/platform/commands/changedAddress.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { once } from '#server/platform/commands/once.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { ReadDatabase } from '#server/platform/reads/readTypes.ts';
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
 * a single activity, so that the feed is not flooded.
 */
export async function importCustomers(work: Work, input: ImportCustomers): Promise<ImportOutcome> {
  const id = await once(work, 'importCustomers', { ...input }, async (importId) => {
    const { added, updates } = await sortRows(work, input);
    const imported = [...(await addCustomers(work, added)), ...(await updateCustomers(work, updates))];
    await keep(work, importId, imported);
    const updated = updates.size > 0 ? `, updated ${updates.size}` : '';
    work.record({ type: 'customer.imported', summary: `Imported ${counted(added.length, 'customer')}${updated}` });
  });
  const { rows } = await sql<{ created: number; updated: number }>`
    select count(*) filter (where before is null)::int as created, count(before)::int as updated
    from customer_import_rows where business_id = ${work.businessId} and import_id = ${id}
  `.execute(work.em.getKysely());
  const { created, updated } = rows[0]!;
  return { id, createdCount: created, updatedCount: updated, skippedCount: input.rows.length - created - updated };
}

/**
 * Sorts rows into those to add and those to update, by customer id. Of several rows for one customer the last counts.
 */
async function sortRows(work: Work, { rows, existing = 'ADD', choices }: ImportCustomers) {
  const isAsked = existing !== 'ADD' || choices;
  const matches = isAsked ? await matchCustomers(work.em.getKysely() as ReadDatabase, work.viewer, rows) : [];
  const matched = new Map(matches.map(({ row, customerId }) => [row, customerId]));
  const added: CreateCustomer[] = [];
  const updates = new Map<string, CreateCustomer>();
  rows.forEach((row, at) => {
    const customerId = matched.get(at);
    const choice = customerId ? (choices?.[at] ?? existing) : 'ADD';
    if (choice === 'ADD') added.push(row);
    else if (choice === 'UPDATE') updates.set(customerId!, row);
  });
  return { added, updates };
}

async function addCustomers(work: Work, rows: CreateCustomer[]): Promise<Imported[]> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customers = rows.map(({ idempotencyKey: _, ...row }) => ({
    ...row,
    businessId: work.businessId,
    id: uuidv7(),
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
async function updateCustomers(work: Work, updates: Map<string, CreateCustomer>): Promise<Imported[]> {
  if (updates.size === 0) return [];
  const customers = await work.em.find(CustomerEntity, { businessId: work.businessId, id: [...updates.keys()] });
  const changed = customers.flatMap((customer) => {
    const { name, email, phone, address, notes, tags, netDays } = updates.get(customer.id)!;
    const { before, after, any } = changes(customer, {
      name,
      email: email ?? undefined,
      phone: phone ?? undefined,
      address: address ? changedAddress(customer.address, filledParts(address)) : undefined,
      notes: notes ?? undefined,
      tags: [...new Set([...customer.tags, ...tags])],
      netDays: netDays ?? undefined,
    });
    if (any) work.em.assign(customer, after);
    return any ? [{ customer, before }] : [];
  });
  await work.flush();
  return changed.map(({ customer, before }) => ({ id: customer.id, before, version: customer.version }));
}

/** Stores what the import did to each customer, for undoCustomerImport. */
async function keep({ em, businessId }: Work, importId: string, imported: Imported[]): Promise<void> {
  await sql`
    insert into customer_import_rows (business_id, import_id, customer_id, before, version)
    select ${businessId}, ${importId}, r.id, nullif(r.before, 'null'::jsonb), r.version
    from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb) r (id uuid, before jsonb, version int)
  `.execute(em.getKysely());
}

/** The parts of an address that a row has: an empty cell changes nothing. */
const filledParts = (address: Address): AddressChange =>
  Object.fromEntries(Object.entries(address).filter(([, part]) => part !== null && part !== undefined && part !== ''));
