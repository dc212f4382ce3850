import { daysAfter } from '../dates.ts';

/** After how many days a new key may end by itself; it may also have no end. */
export const KEY_LIFETIMES_DAYS = [30, 90, 365] as const;

export const KEY_OVERLAPS = ['AT_ONCE', 'ONE_DAY', 'SEVEN_DAYS'] as const;
/** How long the old secret of a key works on beside its new one. */
export type KeyOverlap = (typeof KEY_OVERLAPS)[number];

const OVERLAP_DAYS: Record<KeyOverlap, number> = { AT_ONCE: 0, ONE_DAY: 1, SEVEN_DAYS: 7 };

/** When a key that is made now ends; null for one without an end. */
export const keyExpiry = (days: number | null | undefined, now: Date): Date | null =>
  days ? daysAfter(now, days) : null;

/** When a secret that is replaced now stops working. */
export const overlapEnds = (overlap: KeyOverlap, now: Date): Date => daysAfter(now, OVERLAP_DAYS[overlap]);

/** How many keys of a business may work at a time. */
export const MOST_KEYS = 50;

/** How long the log of requests is kept, and how many of them at most for each business. */
export const REQUESTS_KEPT_DAYS = 7;
export const MOST_REQUESTS_KEPT = 10_000;

/** How many days the usage chart shows, today included. */
export const USAGE_DAYS = 30;
