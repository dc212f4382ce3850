import type { Feature } from '#server/platform/feature.ts';
import { TodayResolver } from './today.resolver.ts';

export const today: Feature = {
  resolvers: [TodayResolver],
};
