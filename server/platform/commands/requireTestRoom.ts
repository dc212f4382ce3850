import { sql } from 'kysely';
import { BusinessEntity } from '#db/entities/index.ts';
import { TEST_LIMITS, type TestLimit, testLimitInWords } from '#domain/testMode.ts';
import { Refusal } from '#server/core/errors.ts';
import { lockBusiness } from './lockBusiness.ts';
import type { Work } from './work.ts';

/**
 * Throws TEST_LIMIT_REACHED if a test business has no room for so many more; does nothing for a live business. Locks the
 * business row, so that concurrent commands cannot exceed the limit together.
 */
export async function requireTestRoom(work: Work, limit: TestLimit, more = 1): Promise<void> {
  const { em, businessId } = work;
  const { testOfBusinessId } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  if (!testOfBusinessId) return;
  await lockBusiness(work);
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from ${sql.table(limit.toLowerCase())} where business_id = ${businessId}
  `.execute(em.getKysely());
  const { used } = rows[0]!;
  const allowed = TEST_LIMITS[limit];
  if (used + more > allowed) throw new Refusal('TEST_LIMIT_REACHED', testLimitInWords(limit), { limit, used, allowed });
}
