import type { Feature } from '#server/platform/feature.ts';
import { RequestResolver } from './request.resolver.ts';

export const requests: Feature = {
  resolvers: [RequestResolver],
};
