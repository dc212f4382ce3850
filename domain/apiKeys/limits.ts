import { type PlanTier, planOf } from '../plans.ts';

/** Rate limits of a business's keys together, per minute. */
export interface ApiLimits {
  requestsPerMinute: number;
  /** In requested fields, each multiplied by the sizes of the lists that contain it. */
  costPerMinute: number;
}

/** Length of a rate limit window. */
export const LIMIT_WINDOW_SECONDS = 60;

/** The most expensive query allowed costs 20,000, so that even the smallest plan allows three of them a minute. */
const LIMITS = {
  STARTER: { requestsPerMinute: 60, costPerMinute: 60_000 },
  PROFESSIONAL: { requestsPerMinute: 300, costPerMinute: 300_000 },
  PREMIUM: { requestsPerMinute: 1_200, costPerMinute: 1_200_000 },
} satisfies Record<string, ApiLimits>;

/**
 * Returns the rate limits of a tier. Every plan includes the API, larger plans with higher limits; a trial has those of
 * Professional.
 */
export const apiLimitsOf = (tier: PlanTier): ApiLimits => LIMITS[planOf(tier).tier];
