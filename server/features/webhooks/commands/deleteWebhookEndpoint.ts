import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { hostOf } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Deletes an endpoint and the log of its deliveries. */
export async function deleteWebhookEndpoint(work: Work, id: string): Promise<void> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  work.em.remove(endpoint);
  work.record({
    type: 'webhook.deleted',
    summary: `Deleted webhook endpoint ${hostOf(endpoint)}`,
    before: { endpointId: id },
  });
}
