import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { endSessions } from '#server/features/identity/index.ts';
import { eraseStripeEvents } from '#server/features/onlinePayments/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Deletes all data of a business and of its test business, and the people who belong to no other. Finds the tables in
 * the database catalog, so that tables added later are included. Foreign keys are deferred to the end of the
 * transaction.
 */
export async function eraseBusiness(work: Work): Promise<void> {
  const { em } = work;
  const database = em.getKysely() as Queryable;
  const ids = await withTestBusiness(database, work.businessId);
  for (const businessId of ids) await endSessions(work, { businessId }, 'The business was deleted');
  await work.flush();
  const erased = sql`${ids}::uuid[]`;
  const people = await peopleOf(database, erased);
  await eraseJobs(database, ids);
  await eraseStripeEvents(database, ids);
  // Deleted first, because the audit log rejects deletions while the business exists.
  await sql`delete from businesses where id = any(${erased})`.execute(database);
  for (const table of await tablesOfTheTrade(database))
    await sql`delete from ${sql.table(table)} where business_id = any(${erased})`.execute(database);
  if (people.length > 0) await erasePeople(database, sql`${people}::uuid[]`);
}

async function withTestBusiness(database: Queryable, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from businesses where test_of_business_id = ${businessId}
  `.execute(database);
  return [businessId, ...rows.map(({ id }) => id)];
}

async function peopleOf(database: Queryable, erased: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct user_id as id from memberships m where business_id = any(${erased}) and not exists (
      select from memberships o
      where o.user_id = m.user_id and not o.business_id = any(${erased}) and o.status <> 'REMOVED')
  `.execute(database);
  return rows.map(({ id }) => id);
}

async function tablesOfTheTrade(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE' and c.table_name <> 'businesses'
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** Deletes waiting jobs, which would find no data; a running job finds none when it finishes. */
async function eraseJobs(database: Queryable, ids: string[]): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
    where j.payload ->> 'businessId' = any(${ids}::text[]) and j.locked_at is null having count(*) > 0
  `.execute(database);
}

async function erasePeople(database: Queryable, people: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from mail_deliveries d using users u
    where u.id = any(${people}) and d.business_id is null and (d.subject_id = u.id or d.recipient = u.email)
  `.execute(database);
  for (const { table, column, nullable } of await pointersToPeople(database)) {
    // Their past actions in a business that they had left stay, without their name.
    const statement = nullable
      ? sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = any(${people})`
      : sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${people})`;
    await statement.execute(database);
  }
  await sql`delete from users where id = any(${people})`.execute(database);
}

interface Pointer {
  table: string;
  column: string;
  nullable: boolean;
}

async function pointersToPeople(database: Queryable): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    select t.relname as table, a.attname as column, not a.attnotnull as nullable
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and k.confdeltype = 'a'
  `.execute(database);
  return rows;
}
