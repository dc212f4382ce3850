import { sql } from 'kysely';
import { UNCONFIRMED_KEPT_DAYS } from '#domain/closure.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { eraseBusiness } from '../eraseBusiness.ts';

/** Deletes a business in which no email was ever confirmed; does nothing where one was confirmed in the meantime. */
export async function deleteUnconfirmed(work: Work): Promise<void> {
  const { em, businessId } = work;
  const now = await earlierClockTime(work);
  const { rows } = await sql<{ waits: boolean }>`
    select u.email_verified_at is null and u.created_at <= ${now}::timestamptz - make_interval(days => ${UNCONFIRMED_KEPT_DAYS}) as waits
    from memberships m join users u on u.id = m.user_id where m.business_id = ${businessId} for update of u
  `.execute(em.getKysely());
  if (rows.length > 0 && rows.every(({ waits }) => waits)) await eraseBusiness(work);
}
