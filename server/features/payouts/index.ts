export { followPayoutById } from './followPayouts.ts';
export { reconcilePayouts } from './jobs/reconcilePayouts.ts';
export { payoutReads } from './payout.reads.ts';
export { PayoutResolver } from './payout.resolver.ts';
