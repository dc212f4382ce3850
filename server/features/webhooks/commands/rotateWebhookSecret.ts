import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { hostOf, OLD_SECRET_HOURS } from '#domain/webhooks.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { newSealedSecret } from '../signing.ts';

const HOUR_MS = 3_600_000;

/** Creates a new secret. The current one also signs for a day, so that receivers can switch. */
export async function rotateWebhookSecret(work: Work, sealing: Sealing, id: string): Promise<void> {
  const endpoint = await work.lock(WebhookEndpointEntity, id, 'endpoint');
  endpoint.sealedPreviousSecret = endpoint.sealedSecret;
  endpoint.previousSecretUntil = new Date(work.now.getTime() + OLD_SECRET_HOURS * HOUR_MS);
  endpoint.sealedSecret = newSealedSecret(sealing, id);
  work.record({
    type: 'webhook.secret_rotated',
    summary: `Rotated the secret of webhook endpoint ${hostOf(endpoint)}`,
    after: { endpointId: id },
  });
}
