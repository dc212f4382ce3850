import './invoicePayable.ts';
import type { Feature } from '#server/platform/feature.ts';
import { expireCheckouts } from './jobs/expireCheckouts.ts';
import { handleStripeEvent } from './jobs/handleStripeEvent.ts';
import { reconcileStripe } from './jobs/reconcileStripe.ts';
import { OnlinePaymentsResolver } from './onlinePayments.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stripe.event': { eventId: string };
    /** Closes pages at the processor that nobody should pay on any more. The database enqueues it: look_through_checkouts. */
    'stripe.expireCheckouts': { businessId: string };
    /** At a time apart from the schedule: what was missed while nobody listened. */
    'stripe.reconcile': Record<string, never>;
  }
}

export const onlinePayments: Feature = {
  resolvers: [OnlinePaymentsResolver],
  jobs: {
    'stripe.event': handleStripeEvent,
    'stripe.expireCheckouts': expireCheckouts,
    'stripe.reconcile': reconcileStripe,
  },
  scheduledJobs: {
    reconcileStripe: { at: '23 * * * *', job: reconcileStripe },
  },
};
