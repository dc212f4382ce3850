import { DAY_MS, daysAfter } from './dates.ts';
import type { Cents } from './money.ts';
import type { Permission } from './permissions.ts';
import { limitsOf, type PaidTier, type Plan, type PlanLimits, type PlanTier } from './plans.ts';
import type { SubscriptionStatus } from './states/subscription.ts';

export const BILLING_INTERVALS = ['MONTH', 'YEAR'] as const;
/** The billing interval of a plan. */
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** Returns the price of a plan per billing interval, in cents. */
export const priceOf = ({ monthlyCents, annualCents }: Plan, interval: BillingInterval): Cents =>
  interval === 'YEAR' ? annualCents : monthlyCents;

export const READ_ONLY_REASONS = ['TRIAL_ENDED', 'PAYMENT_FAILED', 'CANCELED', 'CLOSED'] as const;
/** Why a business is read-only. */
export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number];

/** Days after a failed payment until the business becomes read-only; Stripe retries during this time. */
export const PAST_DUE_DAYS = 14;

/** The statuses in which the business is not read-only. */
const RUNNING: readonly SubscriptionStatus[] = ['TRIALING', 'ACTIVE', 'PAST_DUE'];

/** The stored state of a chosen plan. */
export interface ChosenPlan {
  tier: PaidTier;
  interval: BillingInterval;
  /** Price per interval in cents; null where it is unknown. */
  priceCents: Cents | null;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}

/** The data that determines a business's plan standing. */
export interface PlanFacts {
  /** The end of the trial that began at sign-up. */
  trialEndsAt: Date;
  betaAccessEndsAt: Date | null;
  /** Whether the owner has closed the business. */
  closed: boolean;
  chosen: ChosenPlan | null;
}

/** What a business may use now, and the dates that follow. */
export interface Standing {
  /** The chosen plan, even after it has ended; FREE_TRIAL where none was chosen or the trial still applies instead. */
  tier: PlanTier;
  /** The tier whose limits and features apply: PREMIUM during beta access. */
  limitsTier: PlanTier;
  limits: PlanLimits;
  /** The status of the plan itself, regardless of beta access. */
  status: SubscriptionStatus;
  /** Whether a chosen plan is active, including its trial days. */
  subscribed: boolean;
  interval: BillingInterval | null;
  /** The agreed price per interval in cents, which may differ from the current price of the plan. */
  priceCents: Cents | null;
  /** Null where the business is not read-only. */
  readOnly: ReadOnlyReason | null;
  /** The end of a running trial, or of one that ended without a plan. */
  trialEndsAt: Date | null;
  /** The end of the paid period. */
  periodEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  /** When an overdue payment makes the business read-only. */
  readOnlyAt: Date | null;
  /** Null without current beta access. */
  betaAccessEndsAt: Date | null;
}

/**
 * Returns what a business may use at an instant. Expired periods take effect at once, even before Stripe reports them.
 */
export function standingOf({ trialEndsAt, betaAccessEndsAt, closed, chosen }: PlanFacts, now: Date): Standing {
  const onTrial = trialEndsAt > now;
  // During the trial, an ended or unpaid plan does not replace the trial.
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
    readOnlyAt: plan && status === 'PAST_DUE' ? graceEndsAt(plan) : null,
    betaAccessEndsAt: onBeta ? betaAccessEndsAt : null,
  };
}

function statusOf(plan: ChosenPlan, now: Date): SubscriptionStatus {
  if (hasEnded(plan, now)) return 'CANCELED';
  const until = plan.status === 'PAST_DUE' ? graceEndsAt(plan) : null;
  return until && until <= now ? 'READ_ONLY' : plan.status;
}

function hasEnded({ status, cancelAtPeriodEnd, currentPeriodEndsAt }: ChosenPlan, now: Date): boolean {
  if (status === 'CANCELED') return true;
  return cancelAtPeriodEnd && currentPeriodEndsAt !== null && currentPeriodEndsAt <= now;
}

const graceEndsAt = ({ pastDueSince }: ChosenPlan): Date | null =>
  pastDueSince && daysAfter(pastDueSince, PAST_DUE_DAYS);

function readOnlyReason(status: SubscriptionStatus, hasPlan: boolean): ReadOnlyReason | null {
  if (status === 'CANCELED') return 'CANCELED';
  if (status !== 'READ_ONLY') return null;
  return hasPlan ? 'PAYMENT_FAILED' : 'TRIAL_ENDED';
}

/** The minimum time until the end of a trial that Stripe accepts. */
const LEAST_AHEAD_MS = 48 * 60 * 60 * 1000;
/** Allows for the time between computing the end and Stripe's receiving it. */
const ON_THE_WAY_MS = 5 * 60 * 1000;

/**
 * Returns how the rest of a trial continues in a plan that is chosen now: until its exact end, or, where Stripe does
 * not accept an end so soon, for a number of days, rounded up. Null where nothing is left.
 */
export function trialLeft(trialEndsAt: Date, now: Date): { until: Date } | { days: number } | null {
  const left = trialEndsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left >= LEAST_AHEAD_MS + ON_THE_WAY_MS ? { until: trialEndsAt } : { days: Math.ceil(left / DAY_MS) };
}

/** The error messages of a read-only business: the reason, and that no data is lost. */
export const READ_ONLY_WORDS: Record<ReadOnlyReason, string> = {
  TRIAL_ENDED:
    'Your free trial has ended, so nothing can be changed. Choose a plan to continue. Everything is still here.',
  PAYMENT_FAILED:
    'Your plan payment failed, so nothing can be changed. Update your card to continue. Everything is still here.',
  CLOSED: 'This business is closed, so nothing can be changed. The owner can reopen it. Everything is still here.',
  CANCELED: 'Your plan has ended, so nothing can be changed. Choose a plan to continue. Everything is still here.',
};

/**
 * Permissions that a read-only business keeps: payments and refunds, the plan, data exports and closing (domain,
 * "Plans"), API keys and webhooks, so that a leaked secret
 * can be revoked.
 */
const ALLOWED_READ_ONLY: readonly Permission[] = [
  'payments.record',
  'payments.void',
  'payments.refund',
  'billing.manage',
  'settings.export',
  'settings.close',
  'api.manage',
  'webhooks.manage',
];

/** Returns whether a write permission remains usable in a read-only business. */
export const allowedReadOnly = (permission: Permission): boolean => ALLOWED_READ_ONLY.includes(permission);
