import { addDays, todayIn } from './dates.ts';
import { monthOf } from './months.ts';
import { allowanceOf, isNearLimit, isReached, MONTHLY_LIMITS, type MonthlyLimit } from './planLimits.ts';
import { planOf } from './plans.ts';
import type { Standing } from './subscription.ts';

/**
 * A mail to the owner about the plan: the end of the trial, a failed payment, a limit that is almost or completely
 * used.
 */
export type PlanNotice =
  | { kind: 'TRIAL_THREE_DAYS' | 'TRIAL_ONE_DAY' | 'TRIAL_ENDED'; endsAt: Date }
  | { kind: 'PAST_DUE'; readOnlyAt: Date }
  | { kind: 'USAGE_NEAR' | 'USAGE_REACHED'; limit: MonthlyLimit; used: number; month: string };

/** Days after the end of a trial during which its notice is still sent. */
const LATE_NOTICE_DAYS = 3;

interface Facts {
  standing: Standing;
  timeZone: string;
  /** The usage in the current month. */
  used: Record<MonthlyLimit, number>;
}

/** Returns the notices that apply at an instant. Each is sent once, identified by its key. */
export function planNotices({ standing, timeZone, used }: Facts, now: Date): PlanNotice[] {
  return [
    ...trialNotices(standing, timeZone, now),
    ...pastDueNotices(standing),
    ...MONTHLY_LIMITS.flatMap((limit) => usageNotices(standing, limit, used[limit], monthOf(todayIn(timeZone, now)))),
  ];
}

/** Returns a key that is equal for notices about the same event. */
export function noticeKey(notice: PlanNotice): string {
  switch (notice.kind) {
    case 'PAST_DUE':
      return `${notice.kind} ${notice.readOnlyAt.toISOString()}`;
    case 'USAGE_NEAR':
    case 'USAGE_REACHED':
      return `${notice.kind} ${notice.limit} ${notice.month}`;
    default:
      return `${notice.kind} ${notice.endsAt.toISOString()}`;
  }
}

function trialNotices(standing: Standing, timeZone: string, now: Date): PlanNotice[] {
  const { trialEndsAt: endsAt, betaAccessEndsAt, readOnly, status } = standing;
  if (!endsAt || betaAccessEndsAt) return [];
  const today = todayIn(timeZone, now);
  const lastDay = todayIn(timeZone, endsAt);
  if (readOnly === 'TRIAL_ENDED')
    return today <= addDays(lastDay, LATE_NOTICE_DAYS) ? [{ kind: 'TRIAL_ENDED', endsAt }] : [];
  if (status !== 'TRIALING' || today < addDays(lastDay, -3)) return [];
  return [{ kind: today < addDays(lastDay, -1) ? 'TRIAL_THREE_DAYS' : 'TRIAL_ONE_DAY', endsAt }];
}

const pastDueNotices = ({ status, readOnlyAt }: Standing): PlanNotice[] =>
  status === 'PAST_DUE' && readOnlyAt ? [{ kind: 'PAST_DUE', readOnlyAt }] : [];

function usageNotices(
  { limitsTier, readOnly }: Standing,
  limit: MonthlyLimit,
  used: number,
  month: string,
): PlanNotice[] {
  const allowed = allowanceOf(planOf(limitsTier), limit);
  if (readOnly || !isNearLimit(used, allowed)) return [];
  return [{ kind: isReached(used, allowed) ? 'USAGE_REACHED' : 'USAGE_NEAR', limit, used, month }];
}
