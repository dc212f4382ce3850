import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { testMailReads } from './testMail.reads.ts';
import { TestModeResolver } from './testMode.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface AccountActivityTypes {
    testMode: `business.${'test_mode_on' | 'test_data_deleted'}`;
  }
}

export const testMode: Feature = {
  resolvers: [TestModeResolver],
  nodes: { TestMail: { permission: 'api.manage', shape: testMailReads } },
  visibility: { sandbox_mails: byRequiredPermission },
};
