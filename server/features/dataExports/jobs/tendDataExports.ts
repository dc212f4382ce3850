import type { JobServices } from '#server/platform/worker/worker.ts';
import { tendExports } from '../commands/tendExports.ts';

/** Runs every few minutes: resumes stalled exports and deletes expired ones. */
export const tendDataExports = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(tendExports);
