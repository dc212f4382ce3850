import { DAY_MS, daysAfter } from './dates.ts';
import type { Cents } from './money.ts';
import type { Permission } from './permissions.ts';
import { limitsOf, type PaidTier, type Plan, type PlanLimits, type PlanTier } from './plans.ts';
import type { SubscriptionStatus } from './states/subscription.ts';

export const BILLING_INTERVALS = ['MONTH', 'YEAR'] as const;
/** How often a plan is paid. */
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What a plan costs each time it is paid. */
export const priceOf = ({ monthlyCents, annualCents }: Plan, interval: BillingInterval): Cents =>
  interval === 'YEAR' ? annualCents : monthlyCents;

export const READ_ONLY_REASONS = ['TRIAL_ENDED', 'PAYMENT_FAILED', 'CANCELED', 'CLOSED'] as const;
/** Why nothing can be changed. */
export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number];

/** How many days a failed payment may be mended before the business is read-only: as long as it is tried again. */
export const PAST_DUE_DAYS = 14;

/** In these a business may work. */
const RUNNING: readonly SubscriptionStatus[] = ['TRIALING', 'ACTIVE', 'PAST_DUE'];

/** A plan that was chosen, as it was last heard of. */
export interface ChosenPlan {
  tier: PaidTier;
  interval: BillingInterval;
  /** What each period costs; null where nobody said. */
  priceCents: Cents | null;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}

/** All that a business's standing follows from. */
export interface PlanFacts {
  /** The trial that began with the sign-up. */
  trialEndsAt: Date;
  betaAccessEndsAt: Date | null;
  /** Whether the owner has closed the business. */
  closed: boolean;
  chosen: ChosenPlan | null;
}

/** What a business may use now, and what ends when. */
export interface Standing {
  /** The plan that was chosen, also after it has ended; FREE_TRIAL where none ever was, or the trial goes on without it. */
  tier: PlanTier;
  /** Whose limits and features apply: beta access gives Premium's. */
  limitsTier: PlanTier;
  limits: PlanLimits;
  /** Of the plan by itself; beta access lies over it. */
  status: SubscriptionStatus;
  /** Whether a plan was chosen and is running, its trial days included. */
  subscribed: boolean;
  interval: BillingInterval | null;
  /** What each period costs: the price that was agreed on, whatever the plan costs today. */
  priceCents: Cents | null;
  /** Null where the business may change things. */
  readOnly: ReadOnlyReason | null;
  /** Of a trial that lasts, or that ended without a plan. */
  trialEndsAt: Date | null;
  /** The end of the period that is paid for. */
  periodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When a payment that is past due makes the business read-only. */
  readOnlyAt: Date | null;
  /** Null where there is no beta access now. */
  betaAccessEndsAt: Date | null;
}

/** What a business may use at an instant. Time that has run out counts at once, whether or not anybody has told us. */
export function standingOf({ trialEndsAt, betaAccessEndsAt, closed, chosen }: PlanFacts, now: Date): Standing {
  const onTrial = trialEndsAt > now;
  // While the trial lasts, a plan that has ended or stays unpaid leaves it as it was.
  const plan = chosen && !(onTrial && !RUNNING.includes(statusOf(chosen, now))) ? chosen : null;
  const status = plan ? statusOf(plan, now) : onTrial ? 'TRIALING' : 'READ_ONLY';
  const tier = plan?.tier ?? 'FREE_TRIAL';
  const onBeta = betaAccessEndsAt !== null && betaAccessEndsAt > now;
  const limitsTier = onBeta ? 'PREMIUM' : tier;
  const planTrialEndsAt = plan?.status === 'TRIALING' ? (plan.trialEndsAt ?? plan.currentPeriodEndsAt) : null;
  return {
    tier,
    limitsTier,
    limits: limitsOf(limitsTier),
    status,
    subscribed: plan !== null && RUNNING.includes(status),
    interval: plan?.interval ?? null,
    priceCents: plan?.priceCents ?? null,
    readOnly: closed ? 'CLOSED' : onBeta ? null : readOnlyReason(status, plan !== null),
    trialEndsAt: plan ? planTrialEndsAt : trialEndsAt,
    periodEndsAt: plan?.currentPeriodEndsAt ?? null,
    cancelAtPeriodEnd: plan !== null && status !== 'CANCELED' && plan.cancelAtPeriodEnd,
    readOnlyAt: plan && status === 'PAST_DUE' ? patienceEnds(plan) : null,
    betaAccessEndsAt: onBeta ? betaAccessEndsAt : null,
  };
}

function statusOf(plan: ChosenPlan, now: Date): SubscriptionStatus {
  if (hasEnded(plan, now)) return 'CANCELED';
  const until = plan.status === 'PAST_DUE' ? patienceEnds(plan) : null;
  return until && until <= now ? 'READ_ONLY' : plan.status;
}

function hasEnded({ status, cancelAtPeriodEnd, currentPeriodEndsAt }: ChosenPlan, now: Date): boolean {
  if (status === 'CANCELED') return true;
  return cancelAtPeriodEnd && currentPeriodEndsAt !== null && currentPeriodEndsAt <= now;
}

const patienceEnds = ({ pastDueSince }: ChosenPlan): Date | null =>
  pastDueSince && daysAfter(pastDueSince, PAST_DUE_DAYS);

function readOnlyReason(status: SubscriptionStatus, hasPlan: boolean): ReadOnlyReason | null {
  if (status === 'CANCELED') return 'CANCELED';
  if (status !== 'READ_ONLY') return null;
  return hasPlan ? 'PAYMENT_FAILED' : 'TRIAL_ENDED';
}

/** Stripe takes no end of a trial that is nearer. */
const LEAST_AHEAD_MS = 48 * 60 * 60 * 1000;
/** Between working an end out and its arrival at Stripe. */
const ON_THE_WAY_MS = 5 * 60 * 1000;

/**
 * How the days that are left of a trial go on in the plan that is chosen now: to their very end, or, where that is too
 * near to be named, in whole days, the begun one given. Null where none are left.
 */
export function trialLeft(trialEndsAt: Date, now: Date): { until: Date } | { days: number } | null {
  const left = trialEndsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left >= LEAST_AHEAD_MS + ON_THE_WAY_MS ? { until: trialEndsAt } : { days: Math.ceil(left / DAY_MS) };
}

/** What happened, and that nothing is lost, for whoever is refused. */
export const READ_ONLY_WORDS: Record<ReadOnlyReason, string> = {
  TRIAL_ENDED:
    'Your free trial has ended, so nothing can be changed. Choose a plan to go on; everything is still here.',
  PAYMENT_FAILED:
    'Your plan could not be paid, so nothing can be changed. Update your card to go on; everything is still here.',
  CLOSED: 'This business is closed, so nothing can be changed. Its owner can open it again; everything is still here.',
  CANCELED: 'Your plan has ended, so nothing can be changed. Choose a plan to go on; everything is still here.',
};

/**
 * Money that comes in or goes back, the plan itself, taking one's data along and leaving are never held up (domain,
 * "Plans"); nor is putting an end to a key or to an endpoint's secret that has leaked.
 */
const NEVER_HELD_UP: readonly Permission[] = [
  'payments.record',
  'payments.void',
  'payments.refund',
  'billing.manage',
  'settings.export',
  'settings.close',
  'api.manage',
  'webhooks.manage',
];

/** Whether a member's permission to write holds in a business that is read-only. */
export const allowedReadOnly = (permission: Permission): boolean => NEVER_HELD_UP.includes(permission);
