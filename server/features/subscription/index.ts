/* Plan limits count rows of other features directly in their tables; importing those features would be circular. */
export { followSubscription, type SubscriptionFacts } from './commands/followSubscription.ts';
export { endPlan } from './endPlan.ts';
export { checkPlanNotices } from './jobs/checkPlanNotices.ts';
export { ownerOf } from './ownerOf.ts';
export { followPlanEvent, PLAN_EVENTS } from './planEvents.ts';
export { requireRoom } from './requireRoom.ts';
export { requireCustomRoles, requireSeat } from './requireSeat.ts';
