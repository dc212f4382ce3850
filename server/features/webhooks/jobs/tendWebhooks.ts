import type { JobServices } from '#server/platform/worker/worker.ts';
import { tendDeliveries } from '../commands/tendDeliveries.ts';

/** Maintains the deliveries of all endpoints every few minutes. */
export const tendWebhooks = ({ commands }: Pick<JobServices, 'commands'>): Promise<void> =>
  commands.runForAccount(tendDeliveries);
