import type { RawBuilder } from 'kysely';
import type { Database } from '../orm.ts';
import { withoutTenant } from './tenantContext.ts';

/** Runs a statement without a tenant: for accounts, and for lookups by a secret alone (a token, a key). */
export async function queryWithoutTenant<Row>({ em }: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await withoutTenant(() => query.execute(em.getKysely()));
  return rows;
}
