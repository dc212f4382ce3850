import type { JobServices } from '#server/platform/worker/worker.ts';
import { tendDeliveries } from '../commands/tendDeliveries.ts';

/** Every few minutes: no message is left lying, and none is kept for longer than the log is. */
export const tendWebhooks = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(tendDeliveries);
