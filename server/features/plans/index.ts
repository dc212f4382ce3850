/* Plans count what other features make, by their tables; nothing here may import from those features. */
export { followSubscription, type SubscriptionFacts } from './commands/followSubscription.ts';
export { noticePlans } from './jobs/noticePlans.ts';
export { ownerOf } from './ownerOf.ts';
export { BillingIntervalEnum, PaidTierEnum, PlanStanding } from './plan.types.ts';
export { requireRoom } from './requireRoom.ts';
export { requireCustomRoles, requireSeat } from './requireSeat.ts';
