/* Plans count what other features make, by their tables; nothing here may import from those features. */
export { followSubscription, type SubscriptionFacts } from './commands/followSubscription.ts';
export { PlanResolver } from './plan.resolver.ts';
export { requireRoom } from './requireRoom.ts';
