import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';

/** Whether a business is a test business never changes, so entries need no expiry. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/** Returns whether a business holds the test data of another one. */
export async function isTestBusiness(database: Database, businessId: string): Promise<boolean> {
  const cached = known.get(businessId);
  if (cached !== undefined) return cached;
  const [row] = await queryWithoutTenant(
    database,
    sql<{
      isTest: boolean;
    }>`select test_of_business_id is not null as "isTest" from businesses where id = ${businessId}`,
  );
  if (row) known.set(businessId, row.isTest);
  return row?.isTest ?? false;
}

/** SQL: whether the business of the row `t` is a test business. */
export const isOfTestBusiness = (t: string): string =>
  `(select b.test_of_business_id is not null from businesses b where b.id = ${t}.business_id)`;
