import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { PastCustomerImport } from './customer.types.ts';

const MOST_LISTED = 10;

/** Returns the last imports that can still be undone, newest first. */
export async function pastImports(database: Queryable, { businessId }: Scope): Promise<PastCustomerImport[]> {
  const { rows } = await sql<PastCustomerImport>`
    select id, created_at as "createdAt", created_count as "createdCount", updated_count as "updatedCount"
    from customer_imports where business_id = ${businessId} order by id desc limit ${MOST_LISTED}
  `.execute(database);
  return rows;
}
