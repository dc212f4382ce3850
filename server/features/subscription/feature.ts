import type { Feature } from '#server/platform/feature.ts';
import { BillingResolver } from './billing.resolver.ts';
import { followClosure } from './jobs/followClosure.ts';
import { noticePlans } from './jobs/noticePlans.ts';
import { sendPlanNotice } from './jobs/sendPlanNotice.ts';
import { PlanResolver } from './plan.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** What it tells of, as domain/planNotices.ts calls it. */
    'mail.planNotice': { businessId: string; notice: string };
    /** The plan of a business that was closed, or opened again. */
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
    noticePlans: { at: '11 * * * *', job: noticePlans },
  },
};
