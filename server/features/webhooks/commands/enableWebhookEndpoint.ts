import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { hostOf } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Turns an endpoint on. Idempotent. */
export async function enableWebhookEndpoint(work: Work, id: string): Promise<void> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  if (!endpoint.disabledAt) return;
  Object.assign(endpoint, { disabledAt: null, disabledReason: null, failingSince: null });
  work.record({
    type: 'webhook.enabled',
    summary: `Turned on webhook endpoint ${hostOf(endpoint)}`,
    after: { endpointId: id },
  });
}
