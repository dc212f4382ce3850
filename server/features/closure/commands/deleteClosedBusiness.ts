import { sql } from 'kysely';
import type { Work } from '#server/platform/commands/work.ts';
import { eraseBusiness } from '../eraseBusiness.ts';

/** Deletes a business whose time to be opened again is over, and tells its owner. */
export async function deleteClosedBusiness(work: Work): Promise<void> {
  const { em, businessId, now } = work;
  const database = em.getKysely();
  const { rows } = await sql`
    select from business_closures where business_id = ${businessId} and delete_at <= ${now} for update
  `.execute(database);
  // Opened again at the last moment.
  if (rows.length === 0) return;
  const owners = await sql<{ email: string; fullName: string; businessName: string }>`
    select u.email, u.full_name as "fullName", b.name as "businessName"
    from memberships m join users u on u.id = m.user_id join businesses b on b.id = m.business_id
    where m.business_id = ${businessId} and m.role = 'OWNER' and u.email_verified_at is not null
  `.execute(database);
  await eraseBusiness(work);
  for (const owner of owners.rows) await work.enqueue('mail.deleted', owner);
}
