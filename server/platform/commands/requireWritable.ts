import type { Permission } from '#domain/permissions.ts';
import { allowedReadOnly, READ_ONLY_WORDS } from '#domain/subscription.ts';
import { Refusal } from '#server/core/errors.ts';
import { readStanding } from '../plan/planFacts.ts';
import type { Work } from './work.ts';

/** Throws READ_ONLY while the plan makes the business read-only, unless the permission is exempt. */
export async function requireWritable({ em, businessId, now }: Work, permission?: Permission): Promise<void> {
  if (permission && allowedReadOnly(permission)) return;
  const { readOnly } = await readStanding(em.getKysely(), businessId, now);
  if (readOnly) throw new Refusal('READ_ONLY', READ_ONLY_WORDS[readOnly], { reason: readOnly });
}
