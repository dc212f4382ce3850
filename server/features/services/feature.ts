import type { Feature } from '#server/platform/feature.ts';
import { serviceReads } from './service.reads.ts';
import { ServiceResolver } from './service.resolver.ts';
import { UpsertServiceResolver } from './upsertService.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    service: `service.${'created' | 'updated' | 'archived' | 'restored'}`;
  }
}

export const services: Feature = {
  resolvers: [ServiceResolver, UpsertServiceResolver],
  nodes: { Service: { permission: 'services.read', shape: serviceReads } },
  visibility: {
    services: { permission: 'services.read' },
  },
  activities: { service: 'services.read' },
};
