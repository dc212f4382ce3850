import { type CalendarDate, formatDate } from './dates.ts';
import { type PaidTier, PLANS, type Plan, type PlanLimits, type PlanTier, planOf } from './plans.ts';

export const PLAN_LIMITS = [
  'ACTIVE_CUSTOMERS',
  'QUOTES_PER_MONTH',
  'INVOICES_PER_MONTH',
  'RETENTION_DAYS',
  'CONCURRENT_SESSIONS',
  'TEAM_MEMBERS',
] as const;
/** A limit of a plan (spec, point 9). */
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** Limits of usage in a calendar month; the owner is warned before they are reached. */
export const MONTHLY_LIMITS = ['ACTIVE_CUSTOMERS', 'QUOTES_PER_MONTH', 'INVOICES_PER_MONTH'] as const;
export type MonthlyLimit = (typeof MONTHLY_LIMITS)[number];

const WARN_AT = 0.8;

const RETENTION_DAYS: Record<PlanLimits['retention'], number> = { '90 days': 90, '1 year': 365, '3 years': 1095 };

/** Returns the maximum that a plan allows; null is unlimited. */
export function allowanceOf({ limits }: Pick<Plan, 'limits'>, limit: PlanLimit): number | null {
  switch (limit) {
    case 'ACTIVE_CUSTOMERS':
      return limits.activeCustomers;
    case 'QUOTES_PER_MONTH':
      return limits.quotesPerMonth;
    case 'INVOICES_PER_MONTH':
      return limits.invoicesPerMonth;
    case 'RETENTION_DAYS':
      return RETENTION_DAYS[limits.retention];
    case 'CONCURRENT_SESSIONS':
      return limits.concurrentSessions;
    case 'TEAM_MEMBERS':
      return limits.teamMembers;
  }
}

/** Returns the smallest plan with a higher limit; null where there is none. */
export function planLifting(tier: PlanTier, limit: PlanLimit): PaidTier | null {
  const allowed = allowanceOf(planOf(tier), limit);
  if (allowed === null) return null;
  const larger = PLANS.find((plan) => {
    const more = allowanceOf(plan, limit);
    return more === null || more > allowed;
  });
  return larger?.tier ?? null;
}

/** Returns whether the limit is used up. */
export const isReached = (used: number, allowed: number | null): boolean => allowed !== null && used >= allowed;

/** Returns whether to warn of a limit: from 80% usage (domain, "Plans"). */
export const isNearLimit = (used: number, allowed: number | null): boolean =>
  allowed !== null && used >= WARN_AT * allowed;

const things: Record<MonthlyLimit, string> = {
  ACTIVE_CUSTOMERS: 'active customers',
  QUOTES_PER_MONTH: 'quotes',
  INVOICES_PER_MONTH: 'invoices',
};

interface Used {
  limit: MonthlyLimit;
  tier: PlanTier;
  used: number;
  /** The first day of the next month. */
  nextMonth: CalendarDate;
}

/**
 * The error message for a limit that is used up: the limit, the plan with a higher one, and when the next month begins.
 */
export function limitReachedInWords({ limit, tier, used, nextMonth }: Used): string {
  const holder = tier === 'FREE_TRIAL' ? 'Your trial' : planOf(tier).name;
  const allowed = allowanceOf(planOf(tier), limit);
  return `${holder} includes ${allowed} ${things[limit]} a month, and you’ve used ${used}. ${wayOnInWords({ limit, tier, nextMonth })}`;
}

/** The warning before a limit is used up: the usage, the plan with a higher limit, and when the next month begins. */
export function limitNearInWords({ limit, tier, used, nextMonth }: Used): string {
  const allowed = allowanceOf(planOf(tier), limit);
  return `You’ve used ${used} of this month’s ${allowed} ${things[limit]}. ${wayOnInWords({ limit, tier, nextMonth })}`;
}

function wayOnInWords({ limit, tier, nextMonth }: Omit<Used, 'used'>): string {
  const larger = planLifting(tier, limit);
  const wait = `it resets on ${formatDate(nextMonth)}`;
  if (!larger) return `${wait[0]!.toUpperCase()}${wait.slice(1)}.`;
  const more = allowanceOf(planOf(larger), limit) ?? 'any number';
  return `${planOf(larger).name} includes ${more}; otherwise ${wait}.`;
}

/** The error message for a team without a free seat, with what can be done. */
export function teamFullInWords(tier: PlanTier): string {
  const holder = tier === 'FREE_TRIAL' ? 'Your trial' : planOf(tier).name;
  const seats = (of: PlanTier) => {
    const count = allowanceOf(planOf(of), 'TEAM_MEMBERS') ?? 'any number of';
    return `${count === 0 ? 'no' : count} team ${count === 1 ? 'member' : 'members'}`;
  };
  const larger = planLifting(tier, 'TEAM_MEMBERS');
  const wayOn = larger
    ? `${planOf(larger).name} includes ${seats(larger)}.`
    : 'Revoke an invitation, or suspend or remove a member, to free a seat.';
  return `${holder} includes ${seats(tier)} besides the owner${larger ? '' : ', and all seats are used'}. ${wayOn}`;
}
