import { WebhookEndpointEntity } from '#db/entities/index.ts';
import type { CreateWebhookEndpoint } from '#domain/inputs/webhook.ts';
import { hostOf, MOST_WEBHOOK_ENDPOINTS } from '#domain/webhooks.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import { lockBusiness } from '#server/platform/commands/lockBusiness.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { newSealedSecret } from '../signing.ts';

/** Adds an endpoint with its own secret and returns its id. Throws INVALID_STATE at the maximum number. */
export function createWebhookEndpoint(work: Work, sealing: Sealing, given: CreateWebhookEndpoint): Promise<string> {
  const { em, businessId } = work;
  return oncePerKey(work, 'createWebhookEndpoint', given, async (id) => {
    const { idempotencyKey: _, ...input } = given;
    await lockBusiness(work);
    if ((await em.count(WebhookEndpointEntity)) >= MOST_WEBHOOK_ENDPOINTS)
      throw new Refusal('INVALID_STATE', `You already have ${MOST_WEBHOOK_ENDPOINTS} endpoints. Delete one first`);
    em.persist(
      em.create(WebhookEndpointEntity, { ...input, id, businessId, sealedSecret: newSealedSecret(sealing, id) }),
    );
    work.record({
      type: 'webhook.created',
      summary: `Added webhook endpoint ${hostOf(input)}`,
      after: { endpointId: id, eventTypes: input.eventTypes },
    });
  });
}
