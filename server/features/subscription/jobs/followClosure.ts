import type Stripe from 'stripe';
import { BusinessClosureEntity } from '#db/entities/index.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { customerOf } from '../endPlan.ts';
import { followCustomer } from '../followCustomer.ts';
import { currentSubscription, isLiving } from '../subscriptions.ts';

/**
 * Subscription metadata: the closure scheduled its end. Distinguishes it from an end chosen by the owner, which must
 * survive a reopening.
 */
const ENDED_BY_CLOSURE = 'endedByClosure';

/**
 * Aligns the subscription with the business's closure: a closed business's plan ends with the paid period, so that
 * nothing more is charged and a reopening loses nothing.
 */
export const followClosure: Job<'billing.followClosure'> = async (services, { businessId }) => {
  const { database, stripe } = services;
  const customer = stripe && (await customerOf(database, businessId));
  const current = customer && (await currentSubscription(stripe, customer));
  if (!stripe || !current || !isLiving(current)) return;
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const closed = (await em.count(BusinessClosureEntity, { businessId })) > 0;
  await bringInLine(stripe, current.subscription, closed);
  await followCustomer({ ...services, stripe }, customer);
};

async function bringInLine(stripe: Stripe, subscription: Stripe.Subscription, closed: boolean): Promise<void> {
  const { id, status, cancel_at, cancel_at_period_end, metadata } = subscription;
  if (closed) {
    // An unpaid subscription is canceled at once, because Stripe would retry its payment.
    if (status !== 'active' && status !== 'trialing') await stripe.subscriptions.cancel(id);
    else if (!cancel_at_period_end && cancel_at === null)
      await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata: { [ENDED_BY_CLOSURE]: 'yes' } });
  } else if (metadata[ENDED_BY_CLOSURE])
    await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: { [ENDED_BY_CLOSURE]: '' } });
}
