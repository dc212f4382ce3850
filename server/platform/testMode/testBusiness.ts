import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';

/** Returns whether a business holds the test data of another one. */
export async function isTestBusiness(database: Database, businessId: string): Promise<boolean> {
  const [row] = await queryWithoutTenant(
    database,
    sql<{
      isTest: boolean;
    }>`select test_of_business_id is not null as "isTest" from businesses where id = ${businessId}`,
  );
  return row?.isTest ?? false;
}

/** SQL: whether the business of the row `t` is a test business. */
export const isOfTestBusiness = (t: string): string =>
  `(select b.test_of_business_id is not null from businesses b where b.id = ${t}.business_id)`;
