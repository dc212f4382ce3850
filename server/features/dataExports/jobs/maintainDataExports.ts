import type { JobServices } from '#server/platform/worker/worker.ts';
import { maintainExports } from '../commands/maintainExports.ts';

/** Runs every few minutes: resumes stalled exports and deletes expired ones. */
export const maintainDataExports = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(maintainExports);
