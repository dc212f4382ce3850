import { sql } from 'kysely';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { eraseBusiness } from '../eraseBusiness.ts';

/** Deletes a closed business whose reopening period is over and whose owner was reminded; mails the owner. */
export async function deleteClosedBusiness(work: Work): Promise<void> {
  const { em, businessId } = work;
  const database = em.getKysely();
  const { rows } = await sql`
    select from business_closures
    where business_id = ${businessId} and reminded_at is not null and delete_at <= ${await earlierClockTime(work)} for update
  `.execute(database);
  // The business was reopened in the meantime.
  if (rows.length === 0) return;
  const owners = await sql<{ email: string; fullName: string; businessName: string }>`
    select u.email, u.full_name as "fullName", b.name as "businessName"
    from memberships m join users u on u.id = m.user_id join businesses b on b.id = m.business_id
    where m.business_id = ${businessId} and m.role = 'OWNER' and u.email_verified_at is not null
  `.execute(database);
  await eraseBusiness(work);
  for (const owner of owners.rows) await work.enqueue('mail.deleted', owner);
}
