import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { BusinessResolver } from './business.resolver.ts';
import { fileRoutes } from './files.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    business: `business.${'created' | 'updated' | 'closed' | 'reopened'}`;
  }
}

export const business: Feature = {
  resolvers: [BusinessResolver],
  visibility: {
    businesses: byRequiredPermission,
  },
  activities: { business: 'settings.read' },
  routes: [fileRoutes],
};
