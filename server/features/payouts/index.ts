export { followPayoutById } from './followPayouts.ts';
export { payoutReads } from './payout.reads.ts';
