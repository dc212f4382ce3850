import type { Feature } from '#server/platform/feature.ts';
import { ActivityResolver } from './activity.resolver.ts';
import { activityVisibility } from './activityVisibility.ts';

export const activity: Feature = {
  resolvers: [ActivityResolver],
  visibility: {
    activities: activityVisibility,
  },
};
