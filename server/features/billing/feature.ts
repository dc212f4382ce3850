import type { Feature } from '#server/platform/feature.ts';
import { BillingResolver } from './billing.resolver.ts';
import { followClosure } from './jobs/followClosure.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** The plan of a business that was closed, or opened again. */
    'billing.followClosure': { businessId: string };
  }
}

export const billing: Feature = {
  resolvers: [BillingResolver],
  jobs: {
    'billing.followClosure': followClosure,
  },
};
