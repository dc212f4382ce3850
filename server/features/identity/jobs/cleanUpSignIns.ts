import { deleteOldChallenges } from '#server/features/factors/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deleteOldTries } from '#server/platform/throttle/throttle.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { deleteOldDevices } from '../devices.ts';
import { deleteOldSessions } from '../sessions.ts';

/** Deletes outdated rate limit counters, devices, sessions and challenges. */
export const cleanUpSignIns = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(cleanUp);

async function cleanUp(work: AccountWork): Promise<void> {
  await deleteOldTries(work);
  await deleteOldDevices(work);
  await deleteOldSessions(work);
  await deleteOldChallenges(work);
}
