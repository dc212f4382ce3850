import type Stripe from 'stripe';
import { isGone } from '#server/platform/stripe/refusals.ts';
import type { SubscriptionFacts } from './commands/followSubscription.ts';
import { type Offer, offerOf } from './stripeCatalog/lookupKeys.ts';

/** A subscription to one of our plans. */
export interface PlanSubscription {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  offer: Offer;
}

const LIVING: Stripe.Subscription.Status[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
/** Priority: running, then unpaid, then ended subscriptions. Never-paid attempts are left out. */
const ORDER: Stripe.Subscription.Status[] = [...LIVING, 'canceled'];

/**
 * Returns the subscription that represents a customer's plan, the latest of ended ones. Undefined where none was ever
 * paid or Stripe does not know the customer under these keys.
 */
export async function currentSubscription(stripe: Stripe, customer: string): Promise<PlanSubscription | undefined> {
  const subscriptions = await subscriptionsOf(stripe, customer);
  return subscriptions
    .flatMap(planSubscription)
    .filter(({ subscription }) => ORDER.includes(subscription.status))
    .sort(({ subscription: one }, { subscription: other }) => {
      return ORDER.indexOf(one.status) - ORDER.indexOf(other.status) || other.created - one.created;
    })
    .at(0);
}

async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Returns whether it continues, or would once paid. It can then be changed, and a second one must not be started. */
export const isLiving = ({ subscription }: PlanSubscription): boolean => LIVING.includes(subscription.status);

/** The plan is determined by the price alone. */
function planSubscription(subscription: Stripe.Subscription): PlanSubscription[] {
  return subscription.items.data.flatMap((item) => {
    const offer = offerOf(item.price);
    return offer ? [{ subscription, item, offer }] : [];
  });
}

const instant = (seconds: number) => new Date(seconds * 1000);

/** A scheduled end sets cancel_at_period_end, or, from the billing portal, only cancel_at. */
export function factsOf({ subscription, item, offer }: PlanSubscription, asOf: Date): SubscriptionFacts {
  const { cancel_at, cancel_at_period_end, customer, trial_end } = subscription;
  const endsWithPeriod = cancel_at_period_end || (cancel_at !== null && cancel_at <= item.current_period_end);
  return {
    asOf,
    ...offer,
    priceCents: item.price.unit_amount,
    status: subscription.status as SubscriptionFacts['status'],
    trialEndsAt: trial_end === null ? null : instant(trial_end),
    currentPeriodEndsAt: instant(endsWithPeriod && cancel_at !== null ? cancel_at : item.current_period_end),
    cancelAtPeriodEnd: endsWithPeriod,
    stripeCustomerId: typeof customer === 'string' ? customer : customer.id,
    stripeSubscriptionId: subscription.id,
  };
}
