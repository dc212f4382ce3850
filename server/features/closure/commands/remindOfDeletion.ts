import { LockMode } from '@mikro-orm/core';
import { BusinessClosureEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Puts the last reminder on its way, once. */
export async function remindOfDeletion({ em, businessId, now, enqueue }: Work): Promise<void> {
  const closure = await em.findOne(
    BusinessClosureEntity,
    { businessId, remindedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!closure) return;
  closure.remindedAt = now;
  await enqueue('mail.closure', { businessId, mail: 'DELETION_NEAR' });
}
