export { BillingResolver } from './billing.resolver.ts';
export { followPlanEvent, PLAN_EVENTS } from './planEvents.ts';
