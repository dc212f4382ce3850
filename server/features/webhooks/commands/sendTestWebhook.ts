import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, WebhookDeliveryEntity, WebhookEndpointEntity } from '#db/entities/index.ts';
import { TEST_EVENT } from '#domain/webhookEvents.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { testBody } from '../eventBody.ts';
import { requireEnabled } from '../requireEnabled.ts';

/** Sends a test event, which is not retried, and returns the delivery's id. */
export async function sendTestWebhook(work: Work, endpointId: string): Promise<string> {
  const { em, businessId, now } = work;
  requireEnabled(await work.lock(WebhookEndpointEntity, endpointId, 'endpoint'));
  const { testOfBusinessId } = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const delivery = em.create(WebhookDeliveryEntity, {
    businessId,
    endpointId,
    messageId: uuidv7(),
    eventType: TEST_EVENT,
    body: testBody(now, !testOfBusinessId),
    begunAt: now,
    nextTryAt: now,
  });
  em.persist(delivery);
  await em.flush();
  await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${delivery.id}`);
  return delivery.id;
}
