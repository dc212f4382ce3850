import './invoicePayable.ts';
import type { Feature } from '#server/platform/feature.ts';
import { expireCheckouts } from './jobs/expireCheckouts.ts';
import { handleStripeEvent } from './jobs/handleStripeEvent.ts';
import { reconcileStripe } from './jobs/reconcileStripe.ts';
import { OnlinePaymentsResolver } from './onlinePayments.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stripe.event': { eventId: string };
    /** Expires Checkout sessions that should no longer be paid. Enqueued by the database: look_through_checkouts. */
    'stripe.expireCheckouts': { businessId: string };
    /** A run outside the schedule, for events that were missed while the server was down. */
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
