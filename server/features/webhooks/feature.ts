import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { deliverWebhook } from './jobs/deliverWebhook.ts';
import { sendWebhookDisabled } from './jobs/sendWebhookDisabled.ts';
import { tendWebhooks } from './jobs/tendWebhooks.ts';
import { webhookEndpointReads } from './webhook.reads.ts';
import { WebhookResolver } from './webhook.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** The member who is mailed. */
    'mail.webhookDisabled': { businessId: string; endpointId: string; userId: string };
    /** An attempt at one delivery. Enqueued by the database function enqueue_webhook_delivery. */
    'webhook.deliver': { businessId: string; deliveryId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    webhook: `webhook.${'created' | 'updated' | 'deleted' | 'enabled' | 'disabled' | 'secret_revealed' | 'secret_rotated'}`;
  }
}

export const webhooks: Feature = {
  resolvers: [WebhookResolver],
  nodes: { WebhookEndpoint: { permission: 'webhooks.read', shape: webhookEndpointReads } },
  visibility: {
    webhook_endpoints: byRequiredPermission,
    webhook_attempts: byRequiredPermission,
    webhook_deliveries: byRequiredPermission,
  },
  activities: { webhook: 'audit.read' },
  jobs: {
    'mail.webhookDisabled': sendWebhookDisabled,
    'webhook.deliver': deliverWebhook,
  },
  scheduledJobs: {
    tendWebhooks: { at: '*/5 * * * *', job: tendWebhooks },
  },
};
