import { BusinessClosureEntity, BusinessEntity } from '#db/entities/index.ts';
import { deletionOf, namesTheSame } from '#domain/closure.ts';
import type { CloseBusiness } from '#domain/inputs/closure.ts';
import { invalidInput } from '#server/core/errors.ts';
import { endSessions } from '#server/features/identity/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Closes the business. Leaves a closed one unchanged. */
export async function closeBusiness(work: Work<Member>, { name, reason }: CloseBusiness): Promise<void> {
  const { em, businessId, now, viewer } = work;
  await lockBusiness(work);
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
