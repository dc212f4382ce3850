import type { Feature } from '#server/platform/feature.ts';
import { ReferenceResolver } from './reference.resolver.ts';

export const reference: Feature = {
  resolvers: [ReferenceResolver],
};
