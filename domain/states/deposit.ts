export const DEPOSIT_STATUSES = ['DUE', 'PENDING', 'PAID', 'CLOSED'] as const;
/** The status of the deposit of an accepted quote: due, pending, received, or no longer requested. */
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
