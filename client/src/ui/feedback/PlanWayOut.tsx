import { Anchor } from '@mantine/core';

/** Where a plan is seen and changed. */
export const PLAN_SETTINGS = '/dashboard/settings/plan';

/** Leads from a refusal for the plan's sake to the plan: beside what was typed, which stays as it is. */
export const PlanWayOut = () => (
  <Anchor href={PLAN_SETTINGS} target="_blank" size="sm" fw={600}>
    See your plan
  </Anchor>
);
