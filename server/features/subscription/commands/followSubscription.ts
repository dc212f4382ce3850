import { LockMode } from '@mikro-orm/core';
import { SubscriptionEntity, type SubscriptionRow } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import { type PaidTier, planOf } from '#domain/plans.ts';
import { type SubscriptionStatus, subscriptionMayBecome } from '#domain/states/subscription.ts';
import type { BillingInterval } from '#domain/subscription.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** A subscription's status as Stripe names it. */
export type StripeStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired';

/** The state of a subscription at Stripe. */
export interface SubscriptionFacts {
  /** When this state was read. States older than the stored one are ignored. */
  asOf: Date;
  tier: PaidTier;
  interval: BillingInterval;
  priceCents: Cents | null;
  status: StripeStatus;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
}

/** Null before the first payment succeeded, because nothing was bought yet. */
const statuses: Record<StripeStatus, SubscriptionStatus | null> = {
  trialing: 'TRIALING',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  unpaid: 'READ_ONLY',
  paused: 'READ_ONLY',
  canceled: 'CANCELED',
  incomplete: null,
  incomplete_expired: null,
};

/**
 * Updates a business's plan to its state at Stripe; the only place that writes it. States may arrive twice, late, out
 * of order, or from a replaced subscription: only newer ones that the state machine allows are applied.
 */
export async function followSubscription(work: Work, facts: SubscriptionFacts): Promise<void> {
  const status = statuses[facts.status];
  if (!status) return;
  // Locks the business, because a first subscription has no row to lock.
  await lockBusiness(work);
  const known = await work.em.findOne(
    SubscriptionEntity,
    { businessId: work.businessId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (known && !isNews(known, facts, status)) return;
  const isAnother = !known || known.stripeSubscriptionId !== facts.stripeSubscriptionId;
  const { asOf: heardAt, ...told } = facts;
  const pastDueSince = status === 'PAST_DUE' ? (known?.pastDueSince ?? facts.asOf) : null;
  const state = { ...told, status, pastDueSince };

  if (!known) {
    work.em.persist(work.em.create(SubscriptionEntity, { ...state, heardAt, businessId: work.businessId }));
    return tell(work, `Chose the ${planOf(facts.tier).name} plan`, {}, state);
  }
  const { before, after, any } = changes(known, state);
  work.em.assign(known, { ...state, heardAt });
  if (any) tell(work, isAnother ? `Chose the ${planOf(facts.tier).name} plan` : inWords(before, state), before, after);
}

function isNews(known: SubscriptionRow, facts: SubscriptionFacts, status: SubscriptionStatus): boolean {
  if (facts.asOf < known.heardAt) return false;
  if (known.stripeSubscriptionId === facts.stripeSubscriptionId) return subscriptionMayBecome(known.status, status);
  // The end of a replaced subscription does not affect the current one.
  return status !== 'CANCELED';
}

function tell(work: Work, summary: string, before: Record<string, unknown>, after: Record<string, unknown>): void {
  work.record({ type: 'plan.changed', summary, before, after });
}

function inWords(before: Record<string, unknown>, { status, tier, interval, cancelAtPeriodEnd }: Told): string {
  const { name } = planOf(tier);
  if ('status' in before) return statusInWords[status];
  if ('tier' in before) return `Changed to the ${name} plan`;
  if ('interval' in before) return `The ${name} plan is now paid by the ${interval === 'YEAR' ? 'year' : 'month'}`;
  if ('cancelAtPeriodEnd' in before)
    return cancelAtPeriodEnd
      ? `The ${name} plan is set to cancel at the end of its period`
      : `The ${name} plan will continue`;
  return `The ${name} plan was renewed or changed`;
}

interface Told {
  status: SubscriptionStatus;
  tier: PaidTier;
  interval: BillingInterval;
  cancelAtPeriodEnd: boolean;
}

const statusInWords: Record<SubscriptionStatus, string> = {
  TRIALING: 'The plan is on trial',
  ACTIVE: 'The plan is paid',
  PAST_DUE: 'The plan payment failed',
  READ_ONLY: 'The plan is unpaid: the business is read-only',
  CANCELED: 'The plan has ended',
};
