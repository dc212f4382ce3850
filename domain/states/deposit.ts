export const DEPOSIT_STATUSES = ['DUE', 'PENDING', 'PAID', 'CLOSED'] as const;
/** Where the deposit of an accepted quote stands: due, on its way, received, or no longer asked for. */
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
