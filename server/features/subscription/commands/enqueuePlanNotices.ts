import { noticeKey } from '#domain/planNotices.ts';
import { oncePerSystemKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { readPlanNotices } from '../readPlanNotices.ts';

/** Enqueues the mails to the owner that the state of the plan calls for, each once. */
export async function enqueuePlanNotices(work: Work): Promise<void> {
  const { businessId, now } = work;
  const { notices } = await readPlanNotices(work.em.getKysely(), businessId, now);
  for (const notice of notices) {
    const key = noticeKey(notice);
    await oncePerSystemKey(work, 'planNotice', key, async () => {
      await work.enqueue('mail.planNotice', { businessId, notice: key });
    });
    // Marks the warning as sent too, so that it is not sent when usage drops below the limit and rises again.
    if (notice.kind === 'USAGE_REACHED')
      await oncePerSystemKey(work, 'planNotice', noticeKey({ ...notice, kind: 'USAGE_NEAR' }), async () => undefined);
  }
}
