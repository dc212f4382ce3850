import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions } from '../sessions.ts';

/** Ends all sessions but the current one; returns how many. */
export const endOtherSessions = (work: AccountWork, { userId, sessionId }: Member): Promise<number> =>
  endSessions(work, { userId }, 'You ended this session on another device', sessionId);
