import { LockMode } from '@mikro-orm/core';
import { BusinessClosureEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Reopens the business. Leaves an open one unchanged. */
export async function reopenBusiness(work: Work): Promise<void> {
  const { em, businessId } = work;
  const closure = await em.findOne(
    BusinessClosureEntity,
    { businessId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!closure) return;
  em.remove(closure);
  await work.enqueue('billing.followClosure', { businessId });
  work.record({
    type: 'business.reopened',
    summary: 'Reopened the business',
    before: { deleteAt: closure.deleteAt },
    after: { deleteAt: null },
  });
}
