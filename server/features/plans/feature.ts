import type { Feature } from '#server/platform/feature.ts';
import { noticePlans } from './jobs/noticePlans.ts';
import { sendPlanNotice } from './jobs/sendPlanNotice.ts';
import { PlanResolver } from './plan.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** What it tells of, as domain/planNotices.ts calls it. */
    'mail.planNotice': { businessId: string; notice: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    plan: 'plan.changed';
  }
}

export const plans: Feature = {
  resolvers: [PlanResolver],
  activities: { plan: 'billing.read' },
  jobs: {
    'mail.planNotice': sendPlanNotice,
  },
  scheduledJobs: {
    noticePlans: { at: '11 * * * *', job: noticePlans },
  },
};
