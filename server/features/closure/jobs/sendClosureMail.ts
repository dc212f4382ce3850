import { sql } from 'kysely';
import { formatDate, todayIn } from '#domain/dates.ts';
import { ownerOf } from '#server/features/subscription/index.ts';
import { deliver, deliverUnlogged, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { businessClosedMail } from '../emails/BusinessClosed.tsx';
import { businessDeletedMail } from '../emails/BusinessDeleted.tsx';

/** Mails to the owner of a closed business. */
export type ClosureMail = 'CLOSED' | 'DELETION_NEAR';

/** Mails the owner of the closure or the upcoming deletion, if it still applies. */
export const sendClosureMail: Job<'mail.closure'> = async (services, { businessId, mail }, attempt) => {
  const { database, publicUrl } = services;
  const owner = await ownerOf(database, businessId);
  const { rows } = await sql<{ found: { name: string; timeZone: string; deleteAt: string } }>`
    select json_build_object('name', b.name, 'timeZone', b.time_zone, 'deleteAt', c.delete_at) as found
    from business_closures c join businesses b on b.id = c.business_id where c.business_id = ${businessId}
  `.execute(database.em.getKysely());
  const closed = rows[0]?.found;
  const log = { kind: `closure.${mail.toLowerCase()}`, businessId, subjectId: owner?.id ?? null };
  if (!owner || !closed) {
    const reason = owner ? 'The business is open again' : 'The business has no owner with a confirmed address';
    return suppress(services, attempt, { ...log, recipient: owner?.email ?? '' }, reason);
  }
  const content = await businessClosedMail({
    fullName: owner.fullName,
    businessName: closed.name,
    near: mail === 'DELETION_NEAR',
    deletedOn: formatDate(todayIn(closed.timeZone, new Date(closed.deleteAt))),
    settingsUrl: `${publicUrl}/dashboard/settings/data`,
  });
  await deliver(services, attempt, { ...log, mail: { to: owner.email, ...content } });
};

/** Sends the last mail. Writes no delivery log row, because no data about the recipient is retained. */
export const sendDeletedMail: Job<'mail.deleted'> = async (services, { email, ...letter }, attempt) => {
  const content = await businessDeletedMail({ ...letter, signUpUrl: `${services.publicUrl}/auth/signup` });
  await deliverUnlogged(services, attempt, { to: email, ...content });
};
