import { Repeater } from '@graphql-yoga/subscription';
import type { LiveActivity } from '#server/platform/live/transport.ts';

/**
 * Forwards the activities of one invoice and ends the subscription when it is voided, because its link is then revoked.
 */
export const untilVoided =
  (invoiceId: string) =>
  (activities: AsyncIterableIterator<LiveActivity>): AsyncIterableIterator<LiveActivity> =>
    new Repeater<LiveActivity>(async (push, stop) => {
      stop.then(() => activities.return?.());
      for await (const activity of activities) {
        if (activity.invoiceId !== invoiceId) continue;
        if (activity.type === 'invoice.voided') break;
        await push(activity);
      }
      stop();
    });
