export const PAYOUT_STATUSES = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED'] as const;
/** The status of a payout from Stripe to a business's bank. */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A bank may return a payout days after accepting it. */
const rank: Record<PayoutStatus, number> = { PENDING: 0, IN_TRANSIT: 1, PAID: 2, FAILED: 3, CANCELED: 3 };

/**
 * Returns whether a later report may change one status to another. Reports arrive late and out of order, so statuses
 * only move forward.
 */
export const payoutMayBecome = (from: PayoutStatus, to: PayoutStatus): boolean => from === to || rank[to] > rank[from];
