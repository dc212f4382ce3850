import type Stripe from 'stripe';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { itemOf } from './subscription.ts';

type Reason = Stripe.Subscription.CancellationDetails.Reason;
type Said = Partial<Pick<Stripe.Subscription.CancellationDetails, 'comment' | 'feedback'>>;

const details = (
  before: Stripe.Subscription,
  reason: Reason | null,
  said: Said = {},
): Stripe.Subscription.CancellationDetails => ({
  comment: said.comment ?? before.cancellation_details?.comment ?? null,
  feedback: said.feedback ?? before.cancellation_details?.feedback ?? null,
  feedback_option: null,
  reason,
});

/** Cancels immediately. */
export async function cancel(
  scope: Scope,
  subscription: Row<'subscription'>,
  reason: Reason,
  said?: Said,
): Promise<void> {
  const { body } = subscription;
  subscription.body = {
    ...body,
    canceled_at: body.canceled_at ?? scope.now,
    cancellation_details: details(body, reason, said),
    ended_at: scope.now,
    status: 'canceled',
  };
  await scope.save('subscription', subscription);
  scope.tell('customer.subscription.deleted', subscription.body);
}

/**
 * Returns the subscription as canceled at the period's end. The API sets cancel_at_period_end; the billing portal, for
 * flexible billing mode, sets only cancel_at.
 */
export function endingWithPeriod(
  body: Stripe.Subscription,
  now: number,
  by: 'api' | 'portal',
  said?: Said,
): Stripe.Subscription {
  return {
    ...body,
    cancel_at: itemOf(body).current_period_end,
    cancel_at_period_end: by === 'api',
    canceled_at: now,
    cancellation_details: details(body, 'cancellation_requested', said),
  };
}

export const goingOn = (body: Stripe.Subscription): Stripe.Subscription => ({
  ...body,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
});
