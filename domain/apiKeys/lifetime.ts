import { daysAfter } from '../dates.ts';

/** Days after which a new key may expire; a key may also have no expiry. */
export const KEY_LIFETIMES_DAYS = [30, 90, 365] as const;

export const KEY_OVERLAPS = ['AT_ONCE', 'ONE_DAY', 'SEVEN_DAYS'] as const;
/** How long the old secret of a key stays valid after a new one was created. */
export type KeyOverlap = (typeof KEY_OVERLAPS)[number];

const OVERLAP_DAYS: Record<KeyOverlap, number> = { AT_ONCE: 0, ONE_DAY: 1, SEVEN_DAYS: 7 };

/** Returns when a key that is created now expires; null for one without expiry. */
export const keyExpiry = (days: number | null | undefined, now: Date): Date | null =>
  days ? daysAfter(now, days) : null;

/** Returns when a secret that is replaced now expires. */
export const overlapEnds = (overlap: KeyOverlap, now: Date): Date => daysAfter(now, OVERLAP_DAYS[overlap]);

/** Maximum number of valid keys of a business. */
export const MOST_KEYS = 50;

/** Days for which requests are logged, and the maximum number of logged requests of each business. */
export const REQUESTS_KEPT_DAYS = 7;
export const MOST_REQUESTS_KEPT = 10_000;

/** Days shown in the usage chart, including today. */
export const USAGE_DAYS = 30;
