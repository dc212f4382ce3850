import { WebhookEndpointEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { turnOff } from '../turnOff.ts';

/** Turns an endpoint off. Idempotent. */
export async function disableWebhookEndpoint(work: Work, id: string): Promise<void> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  if (!endpoint.disabledAt) await turnOff(work, endpoint, 'BY_PERSON');
}
