import type { JobServices } from '#server/platform/jobs/worker.ts';
import { tendExports } from '../commands/tendExports.ts';

/** Every few minutes: no export is left in the midst, and none outlives its time. */
export const tendDataExports = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(tendExports);
