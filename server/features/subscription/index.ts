/* Plans count what other features make, by their tables; nothing here may import from those features. */
export { followSubscription, type SubscriptionFacts } from './commands/followSubscription.ts';
export { endPlan } from './endPlan.ts';
export { noticePlans } from './jobs/noticePlans.ts';
export { ownerOf } from './ownerOf.ts';
export { followPlanEvent, PLAN_EVENTS } from './planEvents.ts';
export { requireRoom } from './requireRoom.ts';
export { requireCustomRoles, requireSeat } from './requireSeat.ts';
