import type { Feature } from '#server/platform/feature.ts';
import { SearchResolver } from './search.resolver.ts';

export const search: Feature = {
  resolvers: [SearchResolver],
};
