import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { TEST_LIMITS, TEST_MAILS_KEPT } from '#domain/testMode.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { TEST_DATA_KINDS, type TestDataKind, type TestModeType } from './testMode.types.ts';

const LIMITS: Record<TestDataKind, number> = { ...TEST_LIMITS, MAILS: TEST_MAILS_KEPT };

const countOf = (table: string) => sql`(select count(*)::int from ${sql.table(table)} r where r.business_id = b.id)`;

/**
 * Returns how much test data a live business has, or the test business itself. Reads across businesses, because the
 * test data of the current business belongs to another one.
 */
export async function readTestMode(database: Database, { businessId }: Scope): Promise<TestModeType> {
  const [row] = await queryWithoutTenant(
    database,
    sql<{ counts: Record<TestDataKind, number> }>`
      select json_build_object('CUSTOMERS', ${countOf('customers')}, 'QUOTES', ${countOf('quotes')},
        'INVOICES', ${countOf('invoices')}, 'MAILS', ${countOf('sandbox_mails')}) as counts
      from businesses b
      where b.id = coalesce((select id from businesses where test_of_business_id = ${businessId}), ${businessId}::uuid)
        and b.test_of_business_id is not null
    `,
  );
  const counts = TEST_DATA_KINDS.map((kind) => ({ kind, count: row?.counts[kind] ?? 0, limit: LIMITS[kind] }));
  return { turnedOn: row !== undefined, counts };
}
