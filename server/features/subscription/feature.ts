import type { Feature } from '#server/platform/feature.ts';
import { BillingResolver } from './billing.resolver.ts';
import { checkPlanNotices } from './jobs/checkPlanNotices.ts';
import { followClosure } from './jobs/followClosure.ts';
import { sendPlanNotice } from './jobs/sendPlanNotice.ts';
import { PlanResolver } from './plan.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** `notice` is the key of a notice in domain/planNotices.ts. */
    'mail.planNotice': { businessId: string; notice: string };
    /** Adjusts the subscription after a business was closed or reopened. */
    'billing.followClosure': { businessId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    plan: 'plan.changed';
  }
}

export const subscription: Feature = {
  resolvers: [BillingResolver, PlanResolver],
  activities: { plan: 'billing.read' },
  jobs: {
    'mail.planNotice': sendPlanNotice,
    'billing.followClosure': followClosure,
  },
  scheduledJobs: {
    checkPlanNotices: { at: '11 * * * *', job: checkPlanNotices },
  },
};
