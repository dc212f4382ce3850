import type { Feature } from '#server/platform/feature.ts';
import { TravelResolver } from './travel.resolver.ts';

export const travel: Feature = {
  resolvers: [TravelResolver],
};
