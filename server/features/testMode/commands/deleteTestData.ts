import { sql } from 'kysely';
import { BusinessEntity } from '#db/entities/index.ts';
import type { Queryable } from '#db/orm.ts';
import { Refusal } from '#server/core/errors.ts';
import { eraseStripeEvents } from '#server/features/onlinePayments/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Tables that keep their rows: settings of a test business, its members and keys, and its append-only audit log. */
const KEPT = [
  'activities',
  'api_key_secrets',
  'api_keys',
  'api_requests',
  'api_usage',
  'audit_heads',
  'audit_links',
  'files',
  'memberships',
  'roles',
  'services',
  'sessions',
  'webhook_endpoints',
];

/**
 * Deletes the test data: every row of the test business but those of its settings, in every table that the database
 * has. Takes the live or the test business as the current one. Throws INVALID_STATE before test mode was turned on.
 */
export async function deleteTestData(work: AccountWork, { businessId, userId }: Member): Promise<void> {
  const { em } = work;
  const test = await em.findOne(BusinessEntity, {
    $or: [{ testOfBusinessId: businessId }, { id: businessId, testOfBusinessId: { $ne: null } }],
  });
  if (!test?.testOfBusinessId) throw new Refusal('INVALID_STATE', 'Test mode isn’t turned on');
  await lockBusiness({ em, businessId: test.id });
  const database = em.getKysely() as Queryable;
  await eraseStripeEvents(database, [test.id]);
  for (const table of await tablesToEmpty(database))
    await sql`delete from ${sql.table(table)} where business_id = ${test.id}`.execute(database);
  await sql`
    delete from files f using businesses b
    where b.id = ${test.id} and f.business_id = b.id and f.id is distinct from b.logo_file_id
  `.execute(database);
  await sql`select retally(${test.id})`.execute(database);
  for (const where of [test.id, test.testOfBusinessId])
    await work.recordFor(
      { userId, businessId: where },
      { type: 'test_mode.data_deleted', summary: 'Deleted all test data' },
    );
}

async function tablesToEmpty(database: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'businesses' and c.table_name <> all(${KEPT}::text[])
  `.execute(database);
  return rows.map(({ name }) => name);
}
