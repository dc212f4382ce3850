export { followPayoutById, type PaidAccount } from './followPayouts.ts';
export { payoutReads } from './payout.reads.ts';
