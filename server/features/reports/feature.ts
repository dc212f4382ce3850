import type { Feature } from '#server/platform/feature.ts';
import { MonthMoneyResolver } from './monthMoney.resolver.ts';

export const reports: Feature = {
  resolvers: [MonthMoneyResolver],
};
