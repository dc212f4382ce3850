export { BillingResolver } from './billing.resolver.ts';
export { endPlan } from './endPlan.ts';
export { followClosure } from './jobs/followClosure.ts';
export { followPlanEvent, PLAN_EVENTS } from './planEvents.ts';
