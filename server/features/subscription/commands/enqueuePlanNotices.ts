import { noticeKey } from '#domain/planNotices.ts';
import { oncePerSystemKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { readPlanNotices } from '../readPlanNotices.ts';

/** Puts the mails on their way that the owner should get about the plan, each once. */
export async function enqueuePlanNotices(work: Work): Promise<void> {
  const { businessId, now } = work;
  const { notices } = await readPlanNotices(work.em.getKysely(), businessId, now);
  for (const notice of notices) {
    const key = noticeKey(notice);
    await oncePerSystemKey(work, 'planNotice', key, async () => {
      await work.enqueue('mail.planNotice', { businessId, notice: key });
    });
    // Who heard that a limit is reached need not hear that it is near, should a document be deleted.
    if (notice.kind === 'USAGE_REACHED')
      await oncePerSystemKey(work, 'planNotice', noticeKey({ ...notice, kind: 'USAGE_NEAR' }), async () => undefined);
  }
}
