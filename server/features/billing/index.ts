export { endPlan } from './endPlan.ts';
export { followPlanEvent, PLAN_EVENTS } from './planEvents.ts';
