import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { apiKeyReads } from './apiKey.reads.ts';
import { ApiKeyResolver, ApiKeyWithTextResolver } from './apiKey.resolver.ts';
import { ApiUsageResolver } from './apiUsage.resolver.ts';
import { forgetApiRequests } from './jobs/forgetApiRequests.ts';

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    key: `key.${'created' | 'updated' | 'rotated' | 'revoked'}`;
  }
}

export const apiKeys: Feature = {
  resolvers: [ApiKeyResolver, ApiKeyWithTextResolver, ApiUsageResolver],
  nodes: { ApiKey: { permission: 'api.manage', shape: apiKeyReads } },
  visibility: {
    api_keys: byRequiredPermission,
    api_key_secrets: byRequiredPermission,
    api_requests: byRequiredPermission,
  },
  activities: { key: 'audit.read' },
  scheduledJobs: {
    forgetApiRequests: { at: '37 * * * *', job: forgetApiRequests },
  },
};
