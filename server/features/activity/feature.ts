import type { Feature } from '#server/platform/feature.ts';
import { activityReads } from './activity.reads.ts';
import { ActivityResolver } from './activity.resolver.ts';
import { activityVisibility } from './activityVisibility.ts';
import { ofTheTrade } from './isAbout.ts';

export const activity: Feature = {
  resolvers: [ActivityResolver],
  nodes: { Activity: { permission: 'customers.read', shape: activityReads, condition: ofTheTrade } },
  visibility: {
    activities: activityVisibility,
  },
};
