import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { TestModeResolver } from './testMode.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface AccountActivityTypes {
    testMode: `business.${'test_mode_on' | 'test_data_deleted'}`;
  }
}

export const testMode: Feature = {
  resolvers: [TestModeResolver],
  visibility: { sandbox_mails: byRequiredPermission },
};
