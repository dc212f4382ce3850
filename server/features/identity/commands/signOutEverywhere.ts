import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions } from '../sessions.ts';

export async function signOutEverywhere(work: AccountWork, userId: string): Promise<void> {
  await endSessions(work, { userId }, 'You signed out everywhere');
}
