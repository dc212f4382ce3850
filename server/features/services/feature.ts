import type { Feature } from '#server/platform/feature.ts';
import { ServiceResolver } from './service.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    service: `service.${'created' | 'updated' | 'archived' | 'restored'}`;
  }
}

export const services: Feature = {
  resolvers: [ServiceResolver],
  visibility: {
    services: { permission: 'services.read' },
  },
  activities: { service: 'services.read' },
};
