import { Anchor } from '@mantine/core';

/** The screen that shows and changes the plan. */
export const PLAN_SETTINGS = '/dashboard/settings/plan';

/** Links to the plan from an error that a larger plan resolves. Opens in a new tab, so that form input is kept. */
export const PlanWayOut = () => (
  <Anchor href={PLAN_SETTINGS} target="_blank" size="sm" fw={600}>
    See your plan
  </Anchor>
);
