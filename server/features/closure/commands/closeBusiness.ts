import { sql } from 'kysely';
import { BusinessClosureEntity, BusinessEntity } from '#db/entities/index.ts';
import { deletionOf, namesTheSame } from '#domain/closure.ts';
import type { CloseBusiness } from '#domain/inputs/closure.ts';
import { endSessions } from '#server/features/identity/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';

/** Closes the business. One that is closed already stays as it is. */
export async function closeBusiness(work: Work<Member>, { name, reason }: CloseBusiness): Promise<void> {
  const { em, businessId, now, viewer } = work;
  // Rows that point to the business do not wait for this: whoever writes them may hold its turn, which is waited for at
  // the end.
  await sql`select from businesses where id = ${businessId} for no key update`.execute(em.getKysely());
  const business = await em.findOneOrFail(BusinessEntity, { id: businessId }, { refresh: true });
  if (!namesTheSame(name, business.name))
    throw invalidInput([{ path: 'name', message: `Type ${business.name}`, code: 'OTHER_NAME' }]);
  if (await em.count(BusinessClosureEntity, { businessId })) return;
  const deleteAt = deletionOf(now);
  em.persist(em.create(BusinessClosureEntity, { businessId, reason, closedAt: now, deleteAt }));
  await endSessions(work, { businessId }, 'The business was closed by its owner', viewer.sessionId);
  await work.enqueue('billing.followClosure', { businessId });
  await work.enqueue('mail.closure', { businessId, mail: 'CLOSED' });
  work.record({ type: 'business.closed', summary: 'Closed the business', after: { deleteAt, reason } });
}
