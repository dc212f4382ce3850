import type { RawBuilder } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';

/** The rows that a statement about accounts, or about what only its own secret tells, answers: no business confines it. */
export async function rowsAbove<Row>({ em }: Database, asked: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await withoutTenant(() => asked.execute(em.getKysely()));
  return rows;
}
