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
/** What a plan limits (spec, point 9). */
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** Those that fill up by working, and are warned of before they are full. */
export const MONTHLY_LIMITS = ['ACTIVE_CUSTOMERS', 'QUOTES_PER_MONTH', 'INVOICES_PER_MONTH'] as const;
export type MonthlyLimit = (typeof MONTHLY_LIMITS)[number];

const WARN_AT = 0.8;

const RETENTION_DAYS: Record<PlanLimits['retention'], number> = { '90 days': 90, '1 year': 365, '3 years': 1095 };

/** How much of it a plan allows; null is unlimited. */
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

/** The smallest plan that allows more of it; null where none does. */
export function planLifting(tier: PlanTier, limit: PlanLimit): PaidTier | null {
  const allowed = allowanceOf(planOf(tier), limit);
  if (allowed === null) return null;
  const larger = PLANS.find((plan) => {
    const more = allowanceOf(plan, limit);
    return more === null || more > allowed;
  });
  return larger?.tier ?? null;
}

/** Whether one more would be too many. */
export const isReached = (used: number, allowed: number | null): boolean => allowed !== null && used >= allowed;

/** Whether it is time to warn: from 80% on (domain, "Plans"). */
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

/** What is used up, what has more, and when it begins anew, for whoever is refused. */
export function limitReachedInWords({ limit, tier, used, nextMonth }: Used): string {
  const holder = tier === 'FREE_TRIAL' ? 'Your trial' : planOf(tier).name;
  const allowed = allowanceOf(planOf(tier), limit);
  return `${holder} has ${allowed} ${things[limit]} a month, and you have used ${used}. ${wayOnInWords({ limit, tier, nextMonth })}`;
}

/** How much is used, what has more, and when it begins anew, before it is used up. */
export function limitNearInWords({ limit, tier, used, nextMonth }: Used): string {
  const allowed = allowanceOf(planOf(tier), limit);
  return `You have used ${used} of this month’s ${allowed} ${things[limit]}. ${wayOnInWords({ limit, tier, nextMonth })}`;
}

function wayOnInWords({ limit, tier, nextMonth }: Omit<Used, 'used'>): string {
  const larger = planLifting(tier, limit);
  const wait = `it begins anew on ${formatDate(nextMonth)}`;
  if (!larger) return `${wait[0]!.toUpperCase()}${wait.slice(1)}.`;
  const more = allowanceOf(planOf(larger), limit) ?? 'any number';
  return `${planOf(larger).name} has ${more}; otherwise ${wait}.`;
}

/** That a team can take nobody more in, and what can be done about it. */
export function teamFullInWords(tier: PlanTier): string {
  const holder = tier === 'FREE_TRIAL' ? 'Your trial' : planOf(tier).name;
  const seats = (of: PlanTier) => {
    const count = allowanceOf(planOf(of), 'TEAM_MEMBERS') ?? 'any number of';
    return `${count === 0 ? 'no' : count} team ${count === 1 ? 'member' : 'members'}`;
  };
  const larger = planLifting(tier, 'TEAM_MEMBERS');
  const wayOn = larger
    ? `${planOf(larger).name} has ${seats(larger)}.`
    : 'Revoke an invitation, or suspend or remove somebody, to make room.';
  return `${holder} has ${seats(tier)} beside the owner${larger ? '' : ', and every seat is taken or promised'}. ${wayOn}`;
}
