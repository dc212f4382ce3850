import { Repeater } from '@graphql-yoga/subscription';
import type { LiveActivity } from '#server/platform/live/transport.ts';

/** What happens to one invoice, until it is voided: with its link, whoever listened by it is cut off. */
export const whileItStands =
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
