import { sql } from 'kysely';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { requireEnabled } from '../requireEnabled.ts';

/** Resends a delivery under the same id, with all attempts again. */
export async function replayWebhookDelivery(work: Work, id: string): Promise<void> {
  const { em, businessId, now } = work;
  const { endpointId } = await work.find(WebhookDeliveryEntity, id, 'delivery');
  // The endpoint first, as takeDelivery and noteAttempt lock them.
  requireEnabled(await work.lock(WebhookEndpointEntity, endpointId, 'endpoint'));
  const delivery = await work.lock(WebhookDeliveryEntity, id, 'delivery');
  if (delivery.status === 'PENDING') throw new Refusal('INVALID_STATE', 'This delivery is already pending');
  Object.assign(delivery, { status: 'PENDING', tries: 0, begunAt: now, nextTryAt: now, finishedAt: null });
  await em.flush();
  await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${id}`);
}
