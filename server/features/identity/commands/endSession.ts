import { notFound } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions } from '../sessions.ts';

/** Ends one of the person's sessions. Throws NOT_FOUND. */
export async function endSession(work: AccountWork, { userId }: Member, id: string): Promise<void> {
  const ended = isUuid(id) ? await endSessions(work, { userId, id }, 'You ended this session on another device') : 0;
  if (ended === 0) throw notFound('session');
}
