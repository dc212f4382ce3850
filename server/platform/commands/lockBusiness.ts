import { sql } from 'kysely';
import type { Work } from './work.ts';

/**
 * Has those who change the same thing of a business come one after the other, until each one's transaction ends. Rows that point
 * to it may still be written: their foreign keys ask for less than this holds back.
 */
export async function lockBusiness({ em, businessId }: Pick<Work, 'em' | 'businessId'>): Promise<void> {
  await sql`select from businesses where id = ${businessId} for no key update`.execute(em.getKysely());
}
