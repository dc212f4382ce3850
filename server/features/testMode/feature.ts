import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { testMailReads } from './testMail.reads.ts';
import { TestModeResolver } from './testMode.resolver.ts';

declare module '#server/platform/commands/activity.ts' {
  interface AccountActivityTypes {
    testMode: `test_mode.${'turned_on' | 'data_deleted'}`;
  }
}

export const testMode: Feature = {
  resolvers: [TestModeResolver],
  nodes: { TestMail: { permission: 'api.manage', shape: testMailReads } },
  activities: { test_mode: 'audit.read' },
  visibility: { sandbox_mails: byRequiredPermission },
};
