import { type PlanTier, planOf } from '../plans.ts';

/** How much a business's keys may ask for together in a minute. */
export interface ApiLimits {
  requestsPerMinute: number;
  /** In fields asked for, each counted as often as the lists around it may hold it. */
  costPerMinute: number;
}

/** How long a count runs before it begins anew. */
export const LIMIT_WINDOW_SECONDS = 60;

/** The largest query alone costs 20,000: even the smallest plan answers three of them a minute. */
const LIMITS = {
  STARTER: { requestsPerMinute: 60, costPerMinute: 60_000 },
  PROFESSIONAL: { requestsPerMinute: 300, costPerMinute: 300_000 },
  PREMIUM: { requestsPerMinute: 1_200, costPerMinute: 1_200_000 },
} satisfies Record<string, ApiLimits>;

/** What a tier allows its keys: every plan has the API, larger ones more of it. A trial has Professional's. */
export const apiLimitsOf = (tier: PlanTier): ApiLimits => LIMITS[planOf(tier).tier];
