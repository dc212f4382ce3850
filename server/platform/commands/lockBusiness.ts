import { sql } from 'kysely';
import type { Work } from './work.ts';

/**
 * Locks the business row until the transaction ends, so that changes to the same thing run one after the other. The lock does
 * not conflict with foreign-key checks, so rows that refer to the business can still be inserted.
 */
export async function lockBusiness({ em, businessId }: Pick<Work, 'em' | 'businessId'>): Promise<void> {
  await sql`select from businesses where id = ${businessId} for no key update`.execute(em.getKysely());
}
