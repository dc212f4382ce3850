import { LockMode } from '@mikro-orm/core';
import { BusinessClosureEntity } from '#db/entities/index.ts';
import { CLOSURE_REMINDER_DAYS } from '#domain/closure.ts';
import { daysAfter } from '#domain/dates.ts';
import { earlierClockTime } from '#server/platform/commands/earlierClockTime.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Enqueues the last reminder, once. A late reminder delays the deletion too, so that the owner has days to reopen. */
export async function remindOfDeletion(work: Work): Promise<void> {
  const { em, businessId } = work;
  const closure = await em.findOne(
    BusinessClosureEntity,
    { businessId, remindedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!closure) return;
  const now = await earlierClockTime(work);
  const soonest = daysAfter(now, CLOSURE_REMINDER_DAYS);
  closure.remindedAt = now;
  if (closure.deleteAt < soonest) closure.deleteAt = soonest;
  await work.enqueue('mail.closure', { businessId, mail: 'DELETION_NEAR' });
}
