import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { hostOf } from '#domain/webhooks.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Returns the signing secret of an endpoint and records who read it. */
export async function revealWebhookSecret(work: Work, sealing: Sealing, id: string): Promise<string> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  work.record({
    type: 'webhook.secret_revealed',
    summary: `Viewed the secret of webhook endpoint ${hostOf(endpoint)}`,
    after: { endpointId: id },
  });
  return sealing.open(endpoint.sealedSecret, id);
}
