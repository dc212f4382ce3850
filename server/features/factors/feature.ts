import type { Feature } from '#server/platform/feature.ts';
import { FactorResolver } from './factor.resolver.ts';

export const factors: Feature = {
  resolvers: [FactorResolver],
};
