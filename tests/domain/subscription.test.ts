import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/permissions.ts';
import {
  allowanceOf,
  isNearLimit,
  isReached,
  limitReachedInWords,
  PLAN_LIMITS,
  planLifting,
} from '#domain/planLimits.ts';
import { limitsOf, PAID_TIERS, PLAN_TIERS, planOf } from '#domain/plans.ts';
import { SUBSCRIPTION_STATUSES, subscriptionMachine, subscriptionMayBecome } from '#domain/states/subscription.ts';
import {
  allowedReadOnly,
  BILLING_INTERVALS,
  type ChosenPlan,
  PAST_DUE_DAYS,
  type PlanFacts,
  standingOf,
} from '#domain/subscription.ts';

const day = 86_400_000;
const now = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * day);

const chosen = (plan: Partial<ChosenPlan> = {}): ChosenPlan => ({
  tier: 'STARTER',
  interval: 'MONTH',
  priceCents: 14_00,
  status: 'ACTIVE',
  trialEndsAt: null,
  currentPeriodEndsAt: inDays(20),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  ...plan,
});
const facts = (some: Partial<PlanFacts> = {}): PlanFacts => ({
  trialEndsAt: inDays(-30),
  betaAccessEndsAt: null,
  closed: false,
  chosen: null,
  ...some,
});
const standing = (some: Partial<PlanFacts> = {}) => standingOf(facts(some), now);

describe('a plan', () => {
  it('goes from the trial to its end, and back from past due', () => {
    const { next } = subscriptionMachine;
    expect(next('TRIALING', 'pay')).toBe('ACTIVE');
    expect(next('ACTIVE', 'failPayment')).toBe('PAST_DUE');
    expect(next('PAST_DUE', 'pay')).toBe('ACTIVE');
    expect(next('PAST_DUE', 'restrict')).toBe('READ_ONLY');
    expect(next('READ_ONLY', 'pay')).toBe('ACTIVE');
    expect(next('READ_ONLY', 'cancel')).toBe('CANCELED');
  });

  it('can be kept until it has ended', () => {
    expect(subscriptionMachine.next('ACTIVE', 'cancelAtPeriodEnd')).toBe('ACTIVE');
    expect(subscriptionMachine.next('ACTIVE', 'keep')).toBe('ACTIVE');
    expect(() => subscriptionMachine.next('CANCELED', 'keep')).toThrow('its status is canceled');
  });

  it('stays canceled once canceled; any other status may become any other', () => {
    for (const from of SUBSCRIPTION_STATUSES) {
      for (const to of SUBSCRIPTION_STATUSES)
        expect(subscriptionMayBecome(from, to)).toBe(from !== 'CANCELED' || to === 'CANCELED');
    }
  });
});

describe('the standing of a business', () => {
  it('is a trial with Professional’s limits, and read-only after it', () => {
    const during = standing({ trialEndsAt: inDays(1) });
    expect(during).toMatchObject({ tier: 'FREE_TRIAL', status: 'TRIALING', subscribed: false, readOnly: null });
    expect(during.limits).toBe(limitsOf('PROFESSIONAL'));
    expect(standing({ trialEndsAt: now })).toMatchObject({ status: 'READ_ONLY', readOnly: 'TRIAL_ENDED' });
  });

  it('is the chosen plan at once, keeping the trial days', () => {
    const trialEndsAt = inDays(4);
    const now = standing({ trialEndsAt, chosen: chosen({ tier: 'PREMIUM', status: 'TRIALING', trialEndsAt }) });
    expect(now).toMatchObject({ tier: 'PREMIUM', status: 'TRIALING', subscribed: true, trialEndsAt });
    expect(now.limits).toBe(limitsOf('PREMIUM'));
  });

  it('stays writable during the grace period of a failed payment, and no longer', () => {
    const since = (days: number) => standing({ chosen: chosen({ status: 'PAST_DUE', pastDueSince: inDays(-days) }) });
    expect(since(PAST_DUE_DAYS - 1)).toMatchObject({ status: 'PAST_DUE', subscribed: true, readOnly: null });
    expect(since(PAST_DUE_DAYS - 1).readOnlyAt).toEqual(inDays(1));
    expect(since(PAST_DUE_DAYS)).toMatchObject({ status: 'READ_ONLY', subscribed: false, readOnly: 'PAYMENT_FAILED' });
  });

  it('ends with the paid period of a canceled plan, even before Stripe reports it', () => {
    const canceled = (ends: number) =>
      standing({ chosen: chosen({ cancelAtPeriodEnd: true, currentPeriodEndsAt: inDays(ends) }) });
    expect(canceled(1)).toMatchObject({ status: 'ACTIVE', readOnly: null, cancelAtPeriodEnd: true });
    expect(canceled(0)).toMatchObject({ status: 'CANCELED', readOnly: 'CANCELED', subscribed: false, tier: 'STARTER' });
  });

  it('returns to the trial where a plan is canceled during it', () => {
    const back = standing({ trialEndsAt: inDays(2), chosen: chosen({ status: 'CANCELED' }) });
    expect(back).toMatchObject({ tier: 'FREE_TRIAL', status: 'TRIALING', readOnly: null, subscribed: false });
  });

  it('has Premium’s limits and is never read-only during beta access', () => {
    const beta = standing({ betaAccessEndsAt: inDays(1) });
    expect(beta).toMatchObject({ tier: 'FREE_TRIAL', limitsTier: 'PREMIUM', readOnly: null, subscribed: false });
    expect(standing({ betaAccessEndsAt: now }).readOnly).toBe('TRIAL_ENDED');
  });

  const instant = fc.integer({ min: -60, max: 60 }).map(inDays);
  const anyPlan = fc.record({
    tier: fc.constantFrom(...PAID_TIERS),
    interval: fc.constantFrom(...BILLING_INTERVALS),
    priceCents: fc.option(fc.nat()),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    trialEndsAt: fc.option(instant),
    currentPeriodEndsAt: fc.option(instant),
    cancelAtPeriodEnd: fc.boolean(),
    pastDueSince: fc.option(instant),
  });
  const anyFacts = fc.record({
    trialEndsAt: instant,
    betaAccessEndsAt: fc.option(instant),
    closed: fc.boolean(),
    chosen: fc.option(anyPlan),
  });

  it('is always consistent', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { tier, limitsTier, limits, status, subscribed, readOnly, betaAccessEndsAt } = standingOf(some, now);
        const works = status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';
        expect(readOnly === null).toBe(!some.closed && (works || betaAccessEndsAt !== null));
        expect(limits).toBe(limitsOf(limitsTier));
        expect(limitsTier).toBe(betaAccessEndsAt ? 'PREMIUM' : tier);
        expect(subscribed).toBe(tier !== 'FREE_TRIAL' && works);
      }),
    );
  });

  it('is not restored by the passing of time alone', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 400 }), (some, later) => {
        if (standingOf(some, now).readOnly) expect(standingOf(some, inDays(later)).readOnly).not.toBeNull();
      }),
    );
  });
});

describe('a read-only business', () => {
  it('keeps payments, refunds, the plan, keys, exports and closing', () => {
    expect(PERMISSIONS.filter(allowedReadOnly)).toEqual([
      'payments.record',
      'payments.void',
      'payments.refund',
      'billing.manage',
      'api.manage',
      'webhooks.manage',
      'settings.export',
      'settings.close',
    ]);
  });
});

describe('plan limits', () => {
  it('are raised by the smallest plan that has more', () => {
    expect(planLifting('STARTER', 'QUOTES_PER_MONTH')).toBe('PROFESSIONAL');
    expect(planLifting('FREE_TRIAL', 'QUOTES_PER_MONTH')).toBe('PREMIUM');
    expect(planLifting('STARTER', 'CONCURRENT_SESSIONS')).toBe('PREMIUM');
    for (const limit of PLAN_LIMITS) {
      expect(planLifting('PREMIUM', limit)).toBeNull();
      for (const tier of PLAN_TIERS) {
        const larger = planLifting(tier, limit);
        const more = larger && (allowanceOf(planOf(larger), limit) ?? Number.POSITIVE_INFINITY);
        if (more) expect(more).toBeGreaterThan(allowanceOf(planOf(tier), limit)!);
      }
    }
  });

  it('warn from 80% on, and are reached where one more would exceed them', () => {
    expect([isNearLimit(7, 10), isNearLimit(8, 10), isNearLimit(119, 150), isNearLimit(120, 150)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([isReached(9, 10), isReached(10, 10), isReached(11, 10)]).toEqual([false, true, true]);
    expect([isNearLimit(10_000, null), isReached(10_000, null)]).toEqual([false, false]);
  });

  it('have messages with the limit, its usage, the next plan and the reset date', () => {
    const words = (tier: (typeof PLAN_TIERS)[number], limit: 'ACTIVE_CUSTOMERS' | 'QUOTES_PER_MONTH', used: number) =>
      limitReachedInWords({ tier, limit, used, nextMonth: '2026-12-01' });
    expect(words('STARTER', 'QUOTES_PER_MONTH', 10)).toBe(
      'Starter includes 10 quotes a month, and you’ve used 10. Professional includes 300; otherwise it resets on Dec 1, 2026.',
    );
    expect(words('FREE_TRIAL', 'QUOTES_PER_MONTH', 300)).toContain('Your trial includes 300 quotes a month');
    expect(words('PREMIUM', 'ACTIVE_CUSTOMERS', 500)).toBe(
      'Premium includes 500 active customers a month, and you’ve used 500. It resets on Dec 1, 2026.',
    );
  });
});
