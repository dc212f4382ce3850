import type { Feature } from '#server/platform/feature.ts';
import { reconcilePayouts } from './jobs/reconcilePayouts.ts';
import { payoutReads } from './payout.reads.ts';
import { PayoutResolver } from './payout.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    payout: `payout.${'sent' | 'arrived' | 'failed'}`;
  }
}

export const payouts: Feature = {
  resolvers: [PayoutResolver],
  nodes: { Payout: { permission: 'reports.read', shape: payoutReads } },
  visibility: {
    payouts: { permission: 'reports.read' },
  },
  activities: { payout: 'reports.read' },
  scheduledJobs: {
    reconcilePayouts: { at: '41 */6 * * *', job: reconcilePayouts },
  },
};
