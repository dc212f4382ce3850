export const PAYOUT_STATUSES = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED'] as const;
/** Where the money is that the processor sends on to a business's bank. */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A bank may send back days later what it had taken. */
const rank: Record<PayoutStatus, number> = { PENDING: 0, IN_TRANSIT: 1, PAID: 2, FAILED: 3, CANCELED: 3 };

/** Whether one status may follow another, or last: the processor's reports come late and out of order. */
export const payoutMayBecome = (from: PayoutStatus, to: PayoutStatus): boolean => from === to || rank[to] > rank[from];
